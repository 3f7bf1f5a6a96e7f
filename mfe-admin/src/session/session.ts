import { create } from '@town/slice-kit/state';

const tokenKey = 'adminToken';
const userKey = 'adminUser';

interface Session {
  /** `unknown` until the browser's storage has been read: on the server, and in the first rendering. */
  state: 'unknown' | 'signed-in' | 'signed-out';
  token: string | null;
  user: string | null;
}

/**
 * The staff session of this browser. Token and user are in local storage, so the server cannot
 * render anything of the session: the state is `unknown` until a page has read it.
 */
export const useSession = create<Session>()(() => ({ state: 'unknown', token: null, user: null }));

/** Restores the session of an earlier visit. */
export function restoreSession(): void {
  const kept = inStorage((storage) => ({
    token: storage.getItem(tokenKey),
    user: storage.getItem(userKey),
  }));
  const { token, user } = kept ?? useSession.getState();
  useSession.setState({ state: token ? 'signed-in' : 'signed-out', token, user });
}

/** Whether the browser still stores a session; another tab may have signed out. */
export function isSessionStored(): boolean {
  return inStorage((storage) => storage.getItem(tokenKey) !== null) ?? true;
}

/**
 * Ends the session of this tab when another tab signs out.
 * @returns stops that
 */
export function followSignOut(): () => void {
  const listener = ({ key, storageArea }: StorageEvent) => {
    // A cleared storage has no key.
    if (key !== null && key !== tokenKey) return;
    if (storageArea === localStorage && !isSessionStored()) clearSession();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Begins a session. */
export function keepSession(token: string, user: string): void {
  inStorage((storage) => {
    storage.setItem(tokenKey, token);
    storage.setItem(userKey, user);
  });
  useSession.setState({ state: 'signed-in', token, user });
}

/** Removes all data of the site from this browser, which may be a shared one. */
export function clearBrowser(): void {
  inStorage((storage) => {
    storage.clear();
    sessionStorage.clear();
  });
  clearSession();
}

/** Ends the session. */
export function clearSession(): void {
  inStorage((storage) => {
    storage.removeItem(tokenKey);
    storage.removeItem(userKey);
  });
  useSession.setState({ state: 'signed-out', token: null, user: null });
}

/** A browser that blocks cookies throws: the session then lasts until the page is left. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
