/**
 * Makes a call that changes something. The server may have carried out a call that failed. Only a call
 * that begins without a connection was certainly not sent: its error has the status 0.
 */
export function fetchChange(path: string, init: RequestInit): Promise<Response> {
  const { onLine } = navigator;
  return fetch(path, init).catch((error: Error & { status?: number }) => {
    if (!onLine) error.status = 0;
    throw error;
  });
}
