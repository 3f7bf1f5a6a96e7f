import * as runtime from 'react-refresh/runtime';

declare global {
  /** The page's Fast Refresh runtime. A slice in development registers its components there. */
  var sliceRefresh: typeof runtime | undefined;
}

// This must run before react-dom is evaluated, which looks for the hook once.
runtime.injectIntoGlobalHook(globalThis);
globalThis.sliceRefresh = runtime;
