/** Stands in a rendered document where the server writes the styles of public pages. */
export const inlineStylesPlaceholder = "/* public styles */";
