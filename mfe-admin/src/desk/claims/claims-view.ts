import * as z from 'zod/mini';
import { listAddress, listParameters } from '../../lists/list-parameters';

const schema = z.object({
  page: listParameters.page,
  status: z.catch(z.enum(['pending', 'decided']), 'pending'),
});

/** Which requests of owners are listed. It is in the page's address. */
export type ClaimsView = z.output<typeof schema>;

/** The view in the page's address, and how it is written there. */
export const claimsAddress = {
  read: (parameters: URLSearchParams): ClaimsView => schema.parse(Object.fromEntries(parameters)),
  write: ({ status, page }: ClaimsView): Record<string, string> => ({
    ...(status !== 'pending' && { status }),
    ...listAddress({ words: '', page }),
  }),
};
