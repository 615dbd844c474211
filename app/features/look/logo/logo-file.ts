/** What a logo may hold, inclusive, in MiB. */
export const maxLogoMegabytes = 1;
export const maxLogoBytes = maxLogoMegabytes * 1024 * 1024;

/** What a file input offers. */
export const logoTypes = ".svg,.png,image/svg+xml,image/png";
