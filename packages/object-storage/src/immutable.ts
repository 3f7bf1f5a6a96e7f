/** Cache-Control of what never changes: it may be kept for a year. */
export const immutable = 'public, max-age=31536000, immutable';
