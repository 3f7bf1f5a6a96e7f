import { screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@town/slice-kit/query';
import { aRecord, type FakeAnswer, startDesk, visitDesk } from '../desk/testing/fake-desk';
import { anItem, inboxPath, session } from '../desk/testing/fake-inbox';

const site = '/api/businesses';

/** A part of the site's own pages, which stay mounted or cached while the desk is open. */
function SiteList() {
  useQuery({ queryKey: [site] });
  return null;
}

function visit(path: string, answers: Record<string, FakeAnswer | object>) {
  const known = {
    'GET /api/admin/session': session,
    [`GET ${site}`]: [],
    [`GET ${inboxPath}/counts`]: { all: 1 },
    ...answers,
  };
  const visited = visitDesk(path, known, undefined, (page) => (
    <>
      <SiteList />
      {page}
    </>
  ));
  return {
    ...visited,
    asked: () => visited.calls.filter(({ path: each }) => each === site).length,
  };
}

// Loads the lazy parts here, so that the first test does not wait for their compilation.
beforeAll(() =>
  Promise.all([
    import('../desk/desk-layout'),
    import('../desk/claims/claims-page'),
    import('../desk/inbox/inbox-page'),
    import('../desk/inbox/item-page'),
  ]),
);
beforeEach(startDesk);

const claim = {
  id: 'one',
  kind: 'change',
  businessId: 'mill',
  businessName: 'Old Mill',
  email: 'bea@example.com',
  changes: [{ field: 'name', before: 'Mill', after: 'Old Mill' }],
  status: 'pending',
};

test('a decision about an owner’s change is fetched by the pages of the site', async () => {
  const { user, asked } = visit('/admin/claims', {
    'GET /api/admin/claims': [claim],
    'POST /api/admin/claims/one/decision': {},
  });
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  const before = asked();
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(asked()).toBe(before + 1));
});

test('a listing that is published from the inbox is fetched by the pages of the site', async () => {
  const details = [
    { label: 'Business', value: 'Corner Shop' },
    { label: 'Category', value: 'Dining & Restaurants' },
    { label: 'Address', value: '1 Main St' },
  ];
  const { user, asked } = visit('/admin/inbox/one', {
    [`GET ${inboxPath}/one`]: anItem('one', { kind: 'listing', details }),
    [`PUT ${inboxPath}/one`]: {},
    'POST /api/admin/businesses': aRecord({ name: 'Corner Shop' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Preview the business' }));
  const before = asked();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(asked()).toBe(before + 1));
});

test('an item that is done with its event is fetched by the pages of the site', async () => {
  const { user, asked } = visit('/admin/inbox/one', {
    [`GET ${inboxPath}/one`]: anItem('one'),
    [`PUT ${inboxPath}/one`]: {},
  });
  const done = await screen.findByRole('button', { name: 'Mark as done' });
  const before = asked();
  await user.click(done);
  await waitFor(() => expect(asked()).toBe(before + 1));
});
