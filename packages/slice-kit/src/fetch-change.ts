/**
 * Makes a call that changes something. A call that fails may have arrived all the same. Only one that is
 * begun without a connection is known not to have: its error has the status 0.
 */
export function fetchChange(path: string, init: RequestInit): Promise<Response> {
  const { onLine } = navigator;
  return fetch(path, init).catch((error: Error & { status?: number }) => {
    if (!onLine) error.status = 0;
    throw error;
  });
}
