import { nobody } from '@town/contracts/inbox/calls';
import { inboxKinds, inboxStates } from '@town/contracts/inbox/record';
import * as z from 'zod/mini';
import { listAddress, listParameters } from '../../lists/list-parameters';

const schema = z.object({
  ...listParameters,
  kind: z.catch(z.enum([...inboxKinds, 'all']), 'all'),
  state: z.catch(z.enum([...inboxStates, 'all']), 'open'),
  assignee: z.catch(z.enum(['anybody', 'me', nobody]), 'anybody'),
});

/** Which items are listed. It is in the page's address. */
export type InboxView = z.output<typeof schema>;

/** Reads the view from the page's address. */
export function readInboxView(parameters: URLSearchParams): InboxView {
  // Bookmarks of the earlier release have `mine`.
  const { mine, ...view } = Object.fromEntries(parameters);
  return schema.parse(mine === 'true' ? { assignee: 'me', ...view } : view);
}

/** The address parameters of a view. Defaults are left out. */
export function inboxAddress({
  kind,
  state,
  assignee,
  q,
  page,
}: InboxView): Record<string, string> {
  return {
    ...(kind !== 'all' && { kind }),
    ...(state !== 'open' && { state }),
    ...(assignee !== 'anybody' && { assignee }),
    ...listAddress({ words: q, page }),
  };
}
