import { createContext } from 'react';

/** The map features that a visitor has switched on. They stay on while the visitor moves between lists. */
export interface Asked {
  hasMap?: boolean;
  isNear?: boolean;
}

/** What is asked for, and how to ask for something else. */
export const AskedContext = createContext<readonly [Asked, (asked: Asked) => void]>([{}, () => {}]);
