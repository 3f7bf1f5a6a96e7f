/** Loads the schemas of the page, once. */
export const loadSchemas = () => import(/* webpackChunkName: "advertise-schemas" */ './schemas');
