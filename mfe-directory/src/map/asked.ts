import { createContext } from 'react';

/** The map features that a visitor has switched on. They stay on while the visitor moves between lists. */
export interface Asked {
  hasMap?: boolean;
  isNear?: boolean;
}

/** The features that are switched on, and a function to change them. */
export const AskedContext = createContext<readonly [Asked, (asked: Asked) => void]>([{}, () => {}]);
