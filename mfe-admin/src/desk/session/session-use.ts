import { keep, readKept } from '@town/slice-kit/kept';
import { useSession } from '../../session/session';

const name = 'staff-use';

/**
 * When the server last answered this browser's staff, in milliseconds since 1970. All tabs share it:
 * work in one of them keeps the session of all. The server's own record of the last use may be up to a minute older.
 */
export function lastUse(): number {
  return Number(readKept('browser', name)) || 0;
}

/** Records that the server has just answered, unless nobody is signed in any more. */
export function noteUse(): void {
  if (useSession.getState().state !== 'signed-in') return;
  keep('browser', name, Date.now());
}
