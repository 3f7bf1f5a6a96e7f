/** The editor of one business, for tests of what people type there. */
import { cleanup, screen } from '@testing-library/react';
import { aRecord, type FakeAnswer, visitDesk } from './fake-desk';

export const pies = aRecord({
  name: 'Pie Stand',
  category: 'dining',
  phone: '1',
  hours: '9-5',
  address: 'Main St',
});
export const path = `/admin/content/businesses/${pies.id}`;
/** The call that reads and changes it. */
export const call = `/api/admin/businesses/${pies.id}`;
export const session = 'GET /api/admin/session';

/** Opens its editor as somebody who is signed in. */
export function visit(given: Record<string, FakeAnswer | object> = {}) {
  return visitDesk(path, {
    [`GET ${call}`]: pies,
    [session]: { email: 'ada@example.com', role: 'editor' },
    ...given,
  });
}

export const phone = () => screen.findByLabelText<HTMLInputElement>(/^Phone/);
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Types, and closes the tab. */
export async function typeAndLeave() {
  const { user } = visit();
  await user.type(await phone(), '23');
  cleanup();
}
