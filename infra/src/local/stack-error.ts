/** Something the person at the terminal can put right: printed as one line, without a stack. */
export class StackError extends Error {
  override name = 'StackError';
}

/** Turns what any step threw into the one line that says what to do. */
export function explainError(error: unknown, dataDir: string): string {
  if (error instanceof StackError) return error.message;
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  const path = (error as NodeJS.ErrnoException | undefined)?.path;
  const message = error instanceof Error ? error.message : String(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || /No space left on device/i.test(message)) {
    return `The disk of ${path ?? dataDir} is full: free some space (or set DATA_DIR to a folder on another disk) and start again.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `${path ?? dataDir} may not be written by this user: correct its owner, or set DATA_DIR to a folder of yours.`;
  }
  return message.split('\n')[0] || 'The start failed for an unknown reason.';
}
