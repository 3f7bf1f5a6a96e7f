/** Every slice of this checkout. */
export const sliceNames = ['mfe-directory', 'mfe-events', 'mfe-advertise', 'mfe-admin'] as const;
