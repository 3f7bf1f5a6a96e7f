/** The SQLSTATE of an error of PostgreSQL, also when TypeORM has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const inner = 'driverError' in error ? error.driverError : error;
  const code = inner instanceof Error && 'code' in inner ? inner.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

// Connection lost or refused, database closed or missing, shutting down, too many
// connections, out of room, and statements given up because of a time-out, a deadlock or
// another transaction.
const passingStates = /^(?:08|3D000|53|55000|57P|57014|40001|40P01|55P03|25P0)/;
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
// What pg says without a code when its connection is gone or none comes free in time.
const connectionMessages =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|Driver not Connected|not queryable/i;

/** True when the database cannot serve now, and the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = sqlState(error);
  if (code) return passingStates.test(code) || connectionCodes.has(code);
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return error instanceof Error && connectionMessages.test(error.message);
}
