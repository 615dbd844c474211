/**
 * The start of the address of a picture within a pasted text, until it is a file: no stored text
 * holds one.
 */
export const pastedSource = "pasted:";
