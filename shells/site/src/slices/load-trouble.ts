/**
 * What is needed once something has failed: a script of the shell's own, so that visitors whose
 * slices load do not pay for it.
 */
export const trouble = () => import(/* webpackChunkName: "trouble" */ './trouble');
