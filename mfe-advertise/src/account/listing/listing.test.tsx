import { screen, within } from '@testing-library/react';
import {
  aListing,
  editable,
  problem,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { call, description, path, save } from '../../testing/listing-form';

beforeAll(() => import('./listing-page'));
beforeEach(startAccount);

describe('editing a listing', () => {
  it('asks browsers for one line of an address', async () => {
    visitAccount(path, { [`GET ${call}`]: editable(aListing(), 4) });
    const address = await screen.findByLabelText<HTMLInputElement>(/^Address/);
    expect(address.autocomplete).toBe('address-line1');
  });

  it('sends the change with the version that it is based on, and says what waits for approval', async () => {
    const { user, sent, answers } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
    });
    await user.clear(await screen.findByLabelText('Business name'));
    await user.type(screen.getByLabelText('Business name'), 'Ada Cakes');
    await user.clear(screen.getByLabelText(/^Website/));
    await user.type(screen.getByLabelText(/^Website/), 'cakes.example');
    const waiting = { name: 'Ada Cakes' };
    answers[`PUT ${call}`] = aListing({ waiting });
    answers[`GET ${call}`] = editable(aListing({ waiting }), 5);
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(screen.getByText(/The new name waits for our staff/)).toBeTruthy();
    const [put] = sent('PUT');
    expect(put?.headers.get('if-match')).toBe('"4"');
    expect(put?.headers.get('x-requested-with')).toBe('town-guide');
    expect(put?.body).toEqual({
      name: 'Ada Cakes',
      category: 'dining',
      address: '1 Main St',
      description: 'Pies by the slice.',
      phone: '830-555-0123',
      website: 'https://cakes.example',
      socialLinks: ['https://facebook.com/pies'],
      menuUrl: null,
      moreCategories: ['retail'],
      hours: 'Mon-Fri 9 AM-5 PM',
      openingHours: null,
      businessStatus: 'open',
      amenities: [],
      waiting: {},
    });
    expect(screen.getByLabelText('Business name')).toHaveProperty('value', 'Ada Cakes');
    expect(
      screen.getByText('Waits for our staff. Until then visitors see “Ada Pies”'),
    ).toBeTruthy();
  });

  it('can enter structured hours and a temporary closing', async () => {
    const { user, sent } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: aListing(),
    });
    await user.click(await screen.findByRole('radio', { name: 'Certain hours' }));
    await user.selectOptions(screen.getByLabelText('Business status'), 'Temporarily closed');
    await user.click(save());
    await screen.findByText('Saved');
    expect(sent('PUT')[0]?.body).toMatchObject({
      businessStatus: 'temporarily-closed',
      openingHours: [expect.objectContaining({ opens: '09:00', closes: '17:00' })],
    });
  });

  it('shows fields outside the plan as locked with an upgrade link, and sends none of them', async () => {
    const { user, sent } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing({ tier: 'basic', locked: ['website'] }), 4),
      [`PUT ${call}`]: aListing(),
    });
    expect(await screen.findByText(/is part of Premium/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Website/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'See Premium for Website' })).toBeTruthy();
    await user.click(save());
    await screen.findByText('Saved');
    expect(sent('PUT')[0]?.body).not.toHaveProperty('website');
  });

  it('saves social links, a menu and up to four further categories', async () => {
    const { user, sent } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: aListing(),
    });
    await user.type(await screen.findByLabelText(/^Social links/), '\nx.com/pies');
    await user.type(screen.getByLabelText(/^Menu or price list/), 'pies.example/menu');
    const group = within(screen.getByRole('group', { name: 'Further categories' }));
    expect(group.queryByRole('checkbox', { name: 'Dining' })).toBeNull();
    await user.click(group.getByRole('checkbox', { name: 'Retail' }));
    for (const name of ['Food', 'Home services', 'Beauty', 'Other']) {
      await user.click(group.getByRole('checkbox', { name }));
    }
    expect(group.getByRole('checkbox', { name: 'Church' })).toHaveProperty('disabled', true);
    await user.click(save());
    await screen.findByText('Saved');
    expect(sent('PUT')[0]?.body).toMatchObject({
      socialLinks: ['https://facebook.com/pies', 'https://x.com/pies'],
      menuUrl: 'https://pies.example/menu',
      moreCategories: ['food', 'home_services', 'beauty', 'other'],
    });
  });

  it('keeps the links and categories that Basic does not show', async () => {
    const locked = ['website', 'socialLinks', 'menuUrl', 'moreCategories'];
    const { user, sent } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing({ tier: 'basic', locked }), 4),
      [`PUT ${call}`]: aListing(),
    });
    expect(
      await screen.findByText('What you entered is kept: https://facebook.com/pies'),
    ).toBeTruthy();
    expect(screen.getByText('What you entered is kept: Retail')).toBeTruthy();
    await user.click(save());
    await screen.findByText('Saved');
    for (const name of locked) expect(sent('PUT')[0]?.body).not.toHaveProperty(name);
  });

  it('shows errors at their fields, and sends nothing', async () => {
    const { user, sent } = visitAccount(path, { [`GET ${call}`]: editable(aListing(), 4) });
    await user.clear(await description());
    await user.click(save());
    expect((await screen.findAllByText('Description is required')).length).toBe(2);
    expect(document.activeElement).toBe(await description());
    expect(sent('PUT')).toEqual([]);
  });

  it('saves hours alone for a listing that has no description yet', async () => {
    const { user, sent } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing({ description: '' }), 4),
      [`PUT ${call}`]: aListing({ description: '' }),
    });
    await user.click(await screen.findByRole('radio', { name: 'Certain hours' }));
    await user.click(save());
    await screen.findByText('Saved');
    expect(sent('PUT')[0]?.body).toMatchObject({
      description: '',
      openingHours: [expect.objectContaining({ opens: '09:00' })],
    });
  });

  it("shows the server's errors at their fields", async () => {
    const message = 'The website is part of Premium';
    const { user } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: problem(403, { errors: [{ path: 'website', message }] }),
    });
    await description();
    await user.click(save());
    expect((await screen.findAllByText(message)).length).toBe(2);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Website/));
  });

  it('updates the public card while typing', async () => {
    const { user } = visitAccount(path, { [`GET ${call}`]: editable(aListing(), 4) });
    await user.type(await description(), ' And cakes.');
    const preview = within(screen.getByRole('region', { name: 'What visitors will see' }));
    expect(preview.getByText('Pies by the slice. And cakes.')).toBeTruthy();
    expect(preview.getByRole('link', { name: 'pies.example' })).toBeTruthy();
  });

  it.each([400, 404])('says that the listing does not belong to the owner (%s)', async (status) => {
    visitAccount(path, { [`GET ${call}`]: problem(status) });
    expect(await screen.findByText('This listing is not among yours')).toBeTruthy();
  });
});
