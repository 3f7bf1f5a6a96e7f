/** The oldest supported version of each browser, also on phones: those of about three years ago. */
export const oldestBrowsers = { chrome: 111, safari: 16.4, firefox: 115 } as const;

/** The supported browsers as browserslist writes them. */
export const browsers = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name} >= ${version}`,
);
