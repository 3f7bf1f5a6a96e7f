/** The oldest supported version of each browser, by its name in browserslist: about three years old. */
export const oldestBrowsers = { chrome: 111, safari: 16.4, ios_saf: 16.4, firefox: 115 } as const;

/** The supported browsers as browserslist writes them. */
export const browsers = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name} >= ${version}`,
);
