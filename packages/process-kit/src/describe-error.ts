import { types } from 'node:util';

/**
 * Describes anything that was thrown as fields of a log line: what may be logged of it. Query parameters
 * and rows can be personal.
 */
export function describeError(error: unknown) {
  // Unlike `instanceof`, this also recognises errors of another realm.
  if (!types.isNativeError(error)) return { error: typeof error, reason: 'not an error' };
  const { name, message, stack } = error;
  const code = 'code' in error && error.code !== undefined ? String(error.code) : undefined;
  return { error: name, code, reason: message, stackTrace: stack };
}
