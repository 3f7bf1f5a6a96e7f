import { failureReason } from '@town/slice-kit/failure-reason';

/** Loads the code that uses the browser's passkey API. */
export const loadPasskeyCalls = () =>
  import(/* webpackChunkName: "owner-passkeys" */ './passkey-calls');

/** Why it failed, even if the code that explains passkey errors could not be loaded. */
export async function reasonOf(error: unknown): Promise<string> {
  try {
    return (await loadPasskeyCalls()).passkeyFailure(error);
  } catch {
    return failureReason(error);
  }
}
