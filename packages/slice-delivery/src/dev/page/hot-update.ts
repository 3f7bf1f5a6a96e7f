declare global {
  /**
   * By slice in development: brings the page to a build of the slice without a reload.
   * Resolves to false if that is not possible.
   */
  var sliceHotUpdates: Record<string, (build: string) => Promise<boolean>> | undefined;

  interface ImportMeta {
    /** The bundler's hot module replacement, in builds that are watched. */
    webpackHot?: {
      /** Fetches and applies one update; `null` if there is none. */
      check(autoApply: boolean): Promise<unknown>;
    };
  }

  /** The running build; it changes with every update that is applied. */
  const __webpack_hash__: string;
  /** The name of the slice; the build defines it. */
  const SLICE_NAME: string;
}

globalThis.sliceHotUpdates ??= {};

// Each update leads from one build to the next, so a page that was idle applies several.
globalThis.sliceHotUpdates[SLICE_NAME] = async (build) => {
  const hot = import.meta.webpackHot;
  try {
    while (hot && __webpack_hash__ !== build) {
      if (!(await hot.check(true))) break;
    }
  } catch (error) {
    // No module accepts the change, because its code runs only once (routes, for example).
    console.info(String(error));
    return false;
  }
  return __webpack_hash__ === build;
};

export {};
