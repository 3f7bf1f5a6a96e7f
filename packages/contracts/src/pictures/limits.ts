/** The largest file that an upload may have: 15 MB. */
export const pictureMaxBytes = 15 * 1024 * 1024;

/** The most pixels that a picture may have. A small file can have very many. */
export const pictureMaxPixels = 50_000_000;
