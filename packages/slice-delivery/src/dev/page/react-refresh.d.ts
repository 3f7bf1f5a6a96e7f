/** The part of the package that is used here; it has no types of its own. */
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(page: typeof globalThis): void;
}
