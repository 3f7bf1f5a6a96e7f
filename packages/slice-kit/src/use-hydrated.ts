import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until the browser has taken over what the server rendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
