import { createContext } from 'react';

/**
 * Whether the page is the copy that a device has kept for times without a connection. It says nothing that is
 * true only at the minute when it was rendered.
 */
export const KeptCopy = createContext(false);
