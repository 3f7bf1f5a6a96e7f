/**
 * Stands in for the federation runtime's table of errors. An error still has its code, and each entry
 * of a slice and the shell are smaller by the texts.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
