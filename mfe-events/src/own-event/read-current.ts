import { api } from '@town/contracts/api/paths';
import { readOwnEvent, type ShownOwnEvent } from '@town/slice-kit/read-own-event';
import { sendJson } from '@town/slice-kit/send-json';

/**
 * Fetches the event as it is stored now; undefined if it cannot be read.
 * @param token the secret of the link
 */
export async function readCurrent(token: string): Promise<ShownOwnEvent | undefined> {
  return readOwnEvent(await sendJson(api.ownEvent, { token }).catch(() => undefined));
}
