import { api } from '@town/contracts/api/paths';
import { sendJson } from '@town/slice-kit/send-json';
import type { PaidOrder } from './purchase-state';

/** Posts the application that was paid for; sending it again changes nothing. */
export async function sendApplication({
  application,
  paymentIntentId,
  key,
}: PaidOrder): Promise<void> {
  await sendJson(api.advertisers, { ...application, paymentIntentId }, { idempotencyKey: key });
}
