import { types } from 'node:util';

/**
 * Turns anything that was thrown into the fields of a log line. Leaves out query parameters and rows,
 * which can contain personal data.
 */
export function describeError(error: unknown) {
  // Unlike `instanceof`, this also recognises errors of another realm.
  if (!types.isNativeError(error)) return { error: typeof error, reason: 'not an error' };
  const { name, message, stack } = error;
  const code = 'code' in error && error.code !== undefined ? String(error.code) : undefined;
  return { error: name, code, reason: message, stackTrace: stack };
}
