import { types } from 'node:util';

/** The parts of an error that may be logged: no query parameters and no rows, which can be personal. */
export interface ErrorDescription {
  error: string;
  code?: string;
  reason: string;
  stackTrace?: string;
}

/** Describes anything that was thrown as fields of a log line. */
export function describeError(error: unknown): ErrorDescription {
  // Unlike `instanceof`, this also recognises errors of another realm.
  if (!types.isNativeError(error)) return { error: typeof error, reason: 'not an error' };
  const description: ErrorDescription = { error: error.name, reason: error.message };
  if ('code' in error && error.code !== undefined) description.code = String(error.code);
  if (error.stack) description.stackTrace = error.stack;
  return description;
}
