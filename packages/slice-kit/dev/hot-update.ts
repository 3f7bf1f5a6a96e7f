declare global {
  /**
   * Brings the slice that is worked on up to a build, without loading the page anew.
   * @returns whether that was possible
   */
  var sliceHotUpdate: ((build: string) => Promise<boolean>) | undefined;

  interface ImportMeta {
    /** The bundler's hot module replacement, there in builds that are watched. */
    webpackHot?: {
      /** Fetches and applies one update; `null` where there is none. */
      check(autoApply: boolean): Promise<unknown>;
    };
  }

  /** The build that runs: it changes with every update that is applied. */
  const __webpack_hash__: string;
}

/** Each update leads from one build to the next: a page that slept takes one after another. */
globalThis.sliceHotUpdate = async (build) => {
  const hot = import.meta.webpackHot;
  try {
    while (hot && __webpack_hash__ !== build) {
      if (!(await hot.check(true))) break;
    }
  } catch (error) {
    // Nobody took the change: what it belongs to runs only once, routes for example.
    // biome-ignore lint/suspicious/noConsole: says why the page is loaded anew
    console.info(String(error));
    return false;
  }
  return __webpack_hash__ === build;
};
