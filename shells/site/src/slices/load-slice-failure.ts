/**
 * Loads the parts that are needed after a failure. They are a script of their own, so that visitors
 * whose slices load do not download it.
 */
export const loadSliceFailure = () =>
  import(/* webpackChunkName: "slice-failure" */ './slice-failure');
