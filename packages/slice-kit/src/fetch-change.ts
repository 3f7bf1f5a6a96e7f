/**
 * Makes a call that changes something. A call that fails may have arrived all the same. Only one that is
 * begun without a connection is known not to have: its error has the status 0.
 */
export async function fetchChange(path: string, init: RequestInit): Promise<Response> {
  const { onLine } = navigator;
  try {
    return await fetch(path, init);
  } catch (error) {
    throw onLine ? error : Object.assign(new TypeError('Not sent'), { status: 0 });
  }
}
