/** The part of the package that is called by name; it brings no types. */
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(page: typeof globalThis): void;
}
