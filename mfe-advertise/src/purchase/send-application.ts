import { api } from '@town/contracts/api/paths';
import type { Language } from '@town/contracts/pages/languages';
import { sendJson } from '@town/slice-kit/send-json';
import type { PaidOrder } from './purchase-state';

/** Posts the application of a paid order. The call is idempotent. */
export async function sendApplication(
  { application, paymentIntentId, key }: PaidOrder,
  language: Language,
): Promise<void> {
  const body = { ...application, paymentIntentId };
  await sendJson(api.advertisers, body, { idempotencyKey: key, language });
}
