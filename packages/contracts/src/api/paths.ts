/**
 * The addresses of the API. Each is an export of its own module, so a page loads only those that it
 * names.
 * @module
 */
// biome-ignore lint/performance/noBarrelFile: bundlers leave out the addresses that a page does not name
export * as ownerApi from './owner-paths.js';
export * as api from './public-paths.js';
export * as staffApi from './staff-paths.js';
