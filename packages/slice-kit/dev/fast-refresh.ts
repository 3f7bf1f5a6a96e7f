import * as runtime from 'react-refresh/runtime';

declare global {
  /** React's Fast Refresh of this page, which a slice that is worked on registers with. */
  var sliceRefresh: typeof runtime | undefined;
}

// Before react-dom is evaluated: it looks for this hook once, when it starts.
runtime.injectIntoGlobalHook(globalThis);
globalThis.sliceRefresh = runtime;
