import { types } from 'node:util';

// Unlike `instanceof Error`, this also recognises errors of another JavaScript realm. Jest runs this code in
// a realm of its own, while socket errors come from Node's.
const { isNativeError } = types;

/**
 * The SQLSTATE of a PostgreSQL error, or the code of a socket error, also when TypeORM has wrapped it.
 */
export function sqlState(error: unknown): string | undefined {
  if (!isNativeError(error)) return undefined;
  const inner = 'driverError' in error ? error.driverError : error;
  const code = isNativeError(inner) && 'code' in inner ? inner.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

// Connection lost or refused, database closed or missing, shutting down, too many connections, out
// of disk space, and statements cancelled by a time-out, a deadlock or another transaction.
const temporaryStates = /^(?:08|3D000|53|55000|57P|57014|40001|40P01|55P03|25P0)/;
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
// TypeORM's errors in a transaction whose connection was lost between two statements.
const releasedRunner = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
]);
// Messages of pg without a code: the connection is lost, or none becomes free in time.
const connectionMessages =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|Driver not Connected|not queryable/i;

/** True when the database is temporarily unavailable: the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = sqlState(error);
  if (code) return temporaryStates.test(code) || connectionCodes.has(code);
  if (!isNativeError(error)) return false;
  if ('errors' in error && Array.isArray(error.errors)) {
    return error.errors.some(isDatabaseUnavailable);
  }
  return releasedRunner.has(error.name) || connectionMessages.test(error.message);
}

// A crashing server ends its connections with 57P02. It may have committed the transaction before that.
const lostStates = /^(?:08|57P02)/;
const lostMessages = /Connection terminated|Query read timeout/i;
const writes = /^\s*(?:insert|update|delete|with)\b/i;

/**
 * True when the connection was lost during a COMMIT, or during a write outside a transaction, so that it
 * is unknown whether the change was committed. False for an error that the server returned, or that
 * occurred before the statement was sent: then the change was not committed.
 */
export function isCommitLost(error: unknown): boolean {
  if (!isNativeError(error) || !('query' in error)) return false;
  const { query } = error;
  const isWrite = 'autocommit' in error && typeof query === 'string' && writes.test(query);
  if (query !== 'COMMIT' && !isWrite) return false;
  const code = sqlState(error);
  if (code) return lostStates.test(code) || connectionCodes.has(code);
  return lostMessages.test(error.message);
}

/**
 * True when a statement reached its timeout: the database is busy, or the statement is always too slow.
 */
export function isStatementCancelled(error: unknown): boolean {
  return sqlState(error) === '57014';
}

/** True when a statement would have stored a second row where only one may be. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/**
 * True when the database aborted a transaction because of a conflict with another one: a deadlock or a
 * serialization failure. Repeated deadlocks mean that the program takes locks in different orders.
 */
export function isGivenUp(error: unknown): boolean {
  const code = sqlState(error);
  return code === '40P01' || code === '40001';
}
