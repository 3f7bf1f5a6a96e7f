/**
 * Loads the schemas of the form of a listing, once, when somebody uses the form: the library of schemas is
 * a large part of what the page would load.
 */
export const loadSchemas = () =>
  import(/* webpackChunkName: "listing-schemas" */ '@town/contracts/listings/form');
