import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const list = 'GET /api/admin/claims';
const decision = 'POST /api/admin/claims/claim-1/decision';

const claim = {
  id: 'claim-1',
  kind: 'claim',
  businessId: 'business-1',
  businessName: 'Feed Store',
  slug: 'feed-store',
  email: 'bea@example.com',
  evidence: 'I answer the phone on record',
  proof: null,
  onRecord: {
    phone: '830-555-0100',
    email: null,
    website: null,
    address: '1 Main St',
    members: [],
  },
  changes: [],
  status: 'pending',
  submittedAt: '2027-03-09T20:05:00.000Z',
  decidedAt: null,
  decidedBy: null,
  reason: null,
};
const change = {
  ...claim,
  id: 'change-1',
  kind: 'change',
  businessName: 'Old Mill',
  evidence: null,
  changes: [{ field: 'category', before: 'retail', after: 'home_services' }],
};

const visit = (answers: Record<string, object> = {}, path = '/admin/claims') =>
  visitDesk(path, { [list]: [claim, change], ...answers });

const card = async (name: string) => {
  const requests = await screen.findByRole('list', { name: 'Requests' });
  const items = [...requests.querySelectorAll<HTMLElement>(':scope > li')];
  return within(items.find((item) => item.textContent.startsWith(name))!);
};

// Loads the lazy parts here, so that the first test does not wait for their compilation.
beforeAll(() => Promise.all([import('../desk-layout'), import('./claims-page')]));
beforeEach(startDesk);

describe('a request of an owner', () => {
  it('shows a claim beside what is on record, and a change field by field', async () => {
    visit();
    const claimed = await card('Feed Store');
    expect(claimed.getByText('I answer the phone on record')).toBeTruthy();
    const phone = claimed.getByRole('link', { name: 'Call 830-555-0100' });
    expect(phone.getAttribute('href')).toBe('tel:8305550100');
    expect(claimed.getByText('Nobody yet')).toBeTruthy();
    const changed = await card('Old Mill');
    expect(changed.getByRole('row', { name: 'Category Retail Home services' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Owners’ requests' })).toHaveProperty(
      'ariaCurrent',
      'page',
    );
  });

  it('is approved after a confirmation, and the focus moves to the heading', async () => {
    let open = [claim, change];
    const { user, sent } = visit({
      [list]: () => Response.json(open),
      [decision]: () => {
        open = [change];
        return Response.json({});
      },
    });
    await user.click((await card('Feed Store')).getByRole('button', { name: /^Approve/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('bea@example.com can edit this business from now on.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Approved'));
    expect(sent('POST')[0]?.body).toEqual({ decision: 'approved', reason: '' });
    await waitFor(() => expect(screen.queryByText('Feed Store')).toBeNull());
    const heading = screen.getByRole('heading', { name: 'Owners’ requests' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('is approved for a new owner when the business has changed hands', async () => {
    const members = ['ann@example.com', 'cleo@example.com'];
    const onRecord = { ...claim.onRecord, members, owner: 'ann@example.com' };
    const { user, sent } = visit({ [list]: [{ ...claim, onRecord }], [decision]: {} });
    await user.click((await card('Feed Store')).getByRole('button', { name: /^Approve/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: /ann@example.com loses access/ }));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    expect(sent('POST')[0]?.body).toMatchObject({ replacesOwner: 'ann@example.com' });
  });

  it('is refused with a message to the owner, by keyboard alone', async () => {
    const { user, sent } = visit({ [decision]: {} });
    (await card('Feed Store')).getByRole('button', { name: /^Refuse/ }).focus();
    await user.keyboard('{Enter}');
    const reason = await screen.findByLabelText(/Message to the owner/);
    await user.type(reason, 'Please call us');
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    expect(sent('POST')[0]?.body).toEqual({ decision: 'refused', reason: 'Please call us' });
  });

  it('is decided together with the change that the clerk has seen', async () => {
    const { user, sent } = visit({ 'POST /api/admin/claims/change-1/decision': {} });
    await user.click((await card('Old Mill')).getByRole('button', { name: /^Approve/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    expect(sent('POST')[0]?.body).toMatchObject({ changes: { category: 'home_services' } });
  });

  it('says when another clerk has decided first, and keeps the typed text', async () => {
    const message = 'Somebody has decided on this already';
    const { user } = visit({ [decision]: () => problem(409, { message }) });
    await user.click((await card('Feed Store')).getByRole('button', { name: /^Refuse/ }));
    await user.type(await screen.findByLabelText(/Message to the owner/), 'Please call us');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(shownToast()?.description).toBe(message));
    expect(screen.getByLabelText(/Message to the owner/)).toHaveProperty('value', 'Please call us');
  });

  it('is read-only for readers', async () => {
    visit({ 'GET /api/admin/session': { email: 'ada@example.com', role: 'reader' } });
    const claimed = await card('Feed Store');
    await waitFor(() => expect(claimed.queryByRole('button')).toBeNull());
  });

  it('reminds staff of the map marker when the address changes', async () => {
    const moved = [{ field: 'address', before: '1 Main St', after: '9 Pecan St' }];
    visit({ [list]: [claim, { ...change, changes: moved }] });
    const changed = await card('Old Mill');
    expect(changed.getByText(/does not move the marker on the map/)).toBeTruthy();
    expect((await card('Feed Store')).queryByText(/marker on the map/)).toBeNull();
  });

  it('shows decided requests from the address, and who has decided', async () => {
    const decided = { ...claim, status: 'refused', decidedBy: 'ada@example.com', reason: 'Sorry' };
    visit({ [list]: [decided] }, '/admin/claims?status=decided');
    const refused = await card('Feed Store');
    expect(refused.getByText('Refused by ada@example.com')).toBeTruthy();
    expect(refused.getByText('Message to the owner: Sorry')).toBeTruthy();
    expect(refused.queryByRole('button')).toBeNull();
  });

  it('shows that a claim is proved by the e-mail address on record', async () => {
    const onRecord = {
      ...claim.onRecord,
      email: 'office@feed.example',
      members: ['a@example.com'],
    };
    visit({ [list]: [{ ...claim, evidence: null, proof: 'code', onRecord }] });
    const claimed = await card('Feed Store');
    expect(claimed.getByText(/have entered the code/)).toBeTruthy();
    expect(claimed.getByRole('link', { name: 'office@feed.example' })).toBeTruthy();
  });

  it('says that a code decided the claim instead of a staff member', async () => {
    const decided = { ...claim, status: 'approved', decidedBy: 'system', proof: 'code' };
    visit({ [list]: [decided] }, '/admin/claims?status=decided');
    expect((await card('Feed Store')).getByText('Approved by the code')).toBeTruthy();
  });

  it('says that the e-mail address on record decided the claim when the owner signed in with it', async () => {
    const decided = { ...claim, status: 'approved', decidedBy: 'system', proof: 'address' };
    visit({ [list]: [decided] }, '/admin/claims?status=decided');
    expect((await card('Feed Store')).getByText('Approved by the e-mail on record')).toBeTruthy();
  });

  it('is replaced by a notice when there is none', async () => {
    visit({ [list]: [] });
    expect(await screen.findByText('No owner waits for us')).toBeTruthy();
  });
});
