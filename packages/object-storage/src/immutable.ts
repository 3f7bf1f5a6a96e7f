/** Cache-Control of content that never changes: caches may store it for a year. */
export const immutable = 'public, max-age=31536000, immutable';
