/** Bytes of the largest body that a call or a form may have. The gateway's `100k` says the same. */
export const largestBody = 100 * 1024;

/** How many megabytes the file of an import may have. */
export const importMegabytes = 10;
