/** Loads what asks the browser for a passkey. */
export const loadPasskeyCalls = () =>
  import(/* webpackChunkName: "owner-passkeys" */ './passkey-calls');

/** Why it did not work; also where the part that knows could not be loaded. */
export async function reasonOf(error: unknown): Promise<string> {
  try {
    return (await loadPasskeyCalls()).passkeyFailure(error);
  } catch {
    return 'The site cannot be reached. Please try again.';
  }
}
