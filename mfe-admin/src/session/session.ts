import { create } from '@town/slice-kit/state';

const tokenKey = 'adminToken';
const userKey = 'adminUser';

interface Session {
  /** `unknown` until the browser's storage has been read: on the server, and in the first rendering. */
  state: 'unknown' | 'signed-in' | 'signed-out';
  token: string | null;
  user: string | null;
}

/** Who is signed in, as this browser remembers it. */
export const useSession = create<Session>()(() => ({ state: 'unknown', token: null, user: null }));

/** Reads what the browser remembers. */
export function restoreSession(): void {
  const token = localStorage.getItem(tokenKey);
  const user = localStorage.getItem(userKey);
  useSession.setState({ state: token ? 'signed-in' : 'signed-out', token, user });
}

/** Remembers who signed in. */
export function keepSession(token: string, user: string): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(userKey, user);
  useSession.setState({ state: 'signed-in', token, user });
}

/** Forgets who was signed in. */
export function clearSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  useSession.setState({ state: 'signed-out', token: null, user: null });
}
