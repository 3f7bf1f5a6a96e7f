import { createContext } from 'react';

/** What a visitor has asked for. It stays while they look at one list after another. */
export interface Asked {
  hasMap?: boolean;
  isNear?: boolean;
}

/** What is asked for, and how to ask for something else. */
export const AskedContext = createContext<readonly [Asked, (asked: Asked) => void]>([{}, () => {}]);
