/// A modifier that changes nothing in the double.
struct Unmodelled: WrapperModifier {}
