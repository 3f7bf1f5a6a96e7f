import { types } from 'node:util';

// Unlike `instanceof Error`, this recognises errors of sockets where the code runs in a context of
// its own, as it does in Jest.
const { isNativeError } = types;

/** The SQLSTATE of an error of PostgreSQL, also when TypeORM has wrapped it. */
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

/** True when the database cannot serve now, and the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = sqlState(error);
  if (code) return temporaryStates.test(code) || connectionCodes.has(code);
  if (!isNativeError(error)) return false;
  if ('errors' in error && Array.isArray(error.errors)) {
    return error.errors.some(isDatabaseUnavailable);
  }
  return releasedRunner.has(error.name) || connectionMessages.test(error.message);
}

// A server that crashes ends its connections with 57P02, and may have committed before.
const lostStates = /^(?:08|57P02)/;
const lostMessages = /Connection terminated|Query read timeout/i;
const writes = /^\s*(?:insert|update|delete|with)\b/i;

/**
 * True when the connection was lost while a transaction, or a write without one, was being committed: it
 * may be committed or not. An error that the server has answered with, or one of before the statement was
 * sent, says that it is not.
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
 * True when a statement took longer than it may. The database may be busy, or the statement may be one
 * that takes too long every time.
 */
export function isStatementCancelled(error: unknown): boolean {
  return sqlState(error) === '57014';
}

/**
 * True when the database has ended a transaction in favour of another: a deadlock, or changes that
 * cannot both be made. It happens again where the program takes locks in the wrong order.
 */
export function isGivenUp(error: unknown): boolean {
  const code = sqlState(error);
  return code === '40P01' || code === '40001';
}
