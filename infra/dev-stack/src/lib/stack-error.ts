import { errorCode, errorMessage } from '@town/process-kit/error-code';

/** An error that the person at the terminal can fix. It is printed as one line, without a stack. */
export class StackError extends Error {
  override name = 'StackError';
}

/** Turns any error of a step into one line that says what went wrong and what to do. */
export function explainError(error: unknown, dataDir: string): string {
  if (error instanceof StackError) return error.message;
  const code = errorCode(error);
  const path = error instanceof Error && 'path' in error ? error.path : undefined;
  const message = errorMessage(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || /No space left on device/i.test(message)) {
    return `The disk of ${path ?? dataDir} is full: free some space (or set DATA_DIR to a folder on another disk) and start again.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `${path ?? dataDir} may not be written by this user: correct its owner, or set DATA_DIR to a folder of yours.`;
  }
  if (error instanceof Error && 'syscall' in error && error.syscall === 'mkdir') {
    return `${path ?? dataDir} cannot be made (${code}): set DATA_DIR to a folder that can be written.`;
  }
  return message.split('\n')[0] || 'The start failed for an unknown reason.';
}
