/**
 * Every name of the state library that the site uses; adding one is a minor version of the platform.
 * @module
 */
export { create } from 'zustand';
