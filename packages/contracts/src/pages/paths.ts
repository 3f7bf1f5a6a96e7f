/**
 * Every page's address, in one place. Each is an export of its own module, so a page loads only those
 * that it names.
 * @module
 */
// biome-ignore lint/performance/noBarrelFile: bundlers leave out the addresses that a page does not name
export * as pages from './page-paths.js';
