/**
 * The names of the state library that the site uses. Adding a name is a minor version of the platform.
 * @module
 */
export { create } from 'zustand';
