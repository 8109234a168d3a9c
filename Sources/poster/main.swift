print("poster")
