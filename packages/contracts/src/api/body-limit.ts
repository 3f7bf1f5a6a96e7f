/** Bytes of the largest body that a call or a form may have. The gateway's `100k` says the same. */
export const largestBody = 100 * 1024;
