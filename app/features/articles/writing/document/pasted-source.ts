/**
 * What the address of a picture begins with that came within a pasted text, until it is a file:
 * no stored text holds one.
 */
export const pastedSource = "pasted:";
