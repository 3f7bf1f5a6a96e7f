import { fileURLToPath } from 'node:url';

/** The checkout's folder: this file is infra/dev-stack/dist/lib/project-root.js. */
export const projectRoot = fileURLToPath(new URL('../../../..', import.meta.url)).replace(
  /\/$/,
  '',
);
