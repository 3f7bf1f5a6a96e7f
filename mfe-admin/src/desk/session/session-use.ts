import { useSession } from '../../session/session';

const key = 'adminLastUse';

/**
 * When the server last answered this browser's staff, in milliseconds since 1970. All tabs share it:
 * work in one of them keeps the session of all. The server's own note may be up to a minute older.
 */
export function lastUse(): number {
  return Number(localStorage.getItem(key)) || 0;
}

/** Notes that the server has just answered. Nothing is left in the browser after a sign-out. */
export function noteUse(): void {
  if (useSession.getState().state !== 'signed-in') return;
  localStorage.setItem(key, String(Date.now()));
}
