import { paymentStatuses } from '@town/contracts/payments/status';
import * as z from 'zod/mini';
import { listAddress, listParameters } from '../lists/list-parameters';

const schema = z.object({
  ...listParameters,
  status: z.catch(z.enum([...paymentStatuses, 'all']), 'all'),
});

/** Which payments are listed. */
export interface ShownPayments {
  status: z.output<typeof schema>['status'];
  words: string;
  page: number;
}

/** Reads the view from the page's address. */
export function readShownPayments(parameters: URLSearchParams): ShownPayments {
  const { q: words, status, page } = schema.parse(Object.fromEntries(parameters));
  return { status, words, page };
}

/** The address parameters of a view. */
export function paymentsAddress(shown: ShownPayments): Record<string, string> {
  return {
    view: 'payments',
    ...listAddress(shown),
    ...(shown.status !== 'all' && { status: shown.status }),
  };
}
