import { failureReason } from '@town/slice-kit/failure-reason';

/** Loads what asks the browser for a passkey. */
export const loadPasskeyCalls = () =>
  import(/* webpackChunkName: "owner-passkeys" */ './passkey-calls');

/** Why it did not work; also where the part that knows could not be loaded. */
export async function reasonOf(error: unknown): Promise<string> {
  try {
    return (await loadPasskeyCalls()).passkeyFailure(error);
  } catch {
    return failureReason(error);
  }
}
