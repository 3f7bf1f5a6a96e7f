import { StackError } from '../lib/stack-error.js';
import { isExecutableFile } from './find-on-path.js';

/** The path that an environment variable names for a tool, checked; undefined if it is not set. */
export function explicitPath(variable: string): string | undefined {
  const path = process.env[variable];
  if (path === undefined || path === '') return undefined;
  if (isExecutableFile(path)) return path;
  throw new StackError(`${variable} names ${path}, which is not a program that can be run.`);
}
