/**
 * Loads the schemas of the listing form once, when a visitor first uses the form: the schema library would
 * be a large part of the page's scripts.
 */
export const loadSchemas = () =>
  import(/* webpackChunkName: "listing-schemas" */ '@town/contracts/listings/form');
