/** What may be logged of an error: neither statements' parameters nor rows, which can be personal. */
export interface ErrorDescription {
  error: string;
  code?: string;
  reason: string;
  stackTrace?: string;
}

export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { error: typeof error, reason: 'not an error' };
  const description: ErrorDescription = { error: error.name, reason: error.message };
  if ('code' in error && error.code !== undefined) description.code = String(error.code);
  if (error.stack) description.stackTrace = error.stack;
  return description;
}
