import { keep, readKept } from '@town/slice-kit/kept';
import { useSession } from '../../session/session';

const name = 'staff-use';

/**
 * When the server last answered this browser's staff, in milliseconds since 1970. All tabs share it:
 * work in one of them keeps the session of all. The server's own note may be up to a minute older.
 */
export function lastUse(): number {
  return Number(readKept('browser', name)) || 0;
}

/** Notes that the server has just answered. Nothing is left in the browser after a sign-out. */
export function noteUse(): void {
  if (useSession.getState().state !== 'signed-in') return;
  keep('browser', name, Date.now());
}
