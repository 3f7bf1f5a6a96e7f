import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  aRecord,
  type FakeAnswer,
  isIdle,
  problem,
  shownToast,
  startDesk,
  visitDesk,
} from '../testing/fake-desk';

const pies = aRecord({
  name: 'Pie Stand',
  description: 'Pies.',
  category: 'dining',
  address: '1 Main St',
  phone: '830-555-0111',
  website: null,
  hours: null,
});
const path = `/admin/content/businesses/${pies.id}`;
const call = `/api/admin/businesses/${pies.id}`;

function visit(given: Record<string, FakeAnswer | object> = {}, at = path) {
  return visitDesk(at, {
    [`GET ${call}`]: pies,
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    ...given,
  });
}

const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeAll(() => Promise.all([import('../desk-layout'), import('./editor-page')]));
beforeEach(startDesk);

describe('the editor', () => {
  it('links administrators to the audit log entries of the record', async () => {
    const session = { email: 'ada@example.com', role: 'administrator' };
    visit({ 'GET /api/admin/session': session });
    const link = await screen.findByRole('link', { name: 'Audit log of this business' });
    expect(link.getAttribute('href')).toBe(`/admin/audit?kind=businesses&id=${pies.id}`);
  });

  it('publishes a correction of a published record at once', async () => {
    const { user, sent } = visit({
      [`PUT ${call}`]: { ...pies, phone: '830-555-0199', version: 5, publishedVersion: 5 },
    });
    const phone = await field(/^Phone/);
    expect(screen.getByText('Published; the public sees version 4.')).toBeTruthy();
    expect(isIdle(button('Publish changes'))).toBe(true);
    expect(isIdle(button('Save draft'))).toBe(true);
    await user.clear(phone);
    await user.type(phone, '830-555-0199');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await user.click(button('Publish changes'));
    await waitFor(() => expect(shownToast()?.title).toBe('Published'));
    const [put] = sent('PUT');
    expect(put?.headers.get('if-match')).toBe('"4"');
    expect(put?.body).toEqual({
      name: 'Pie Stand',
      description: 'Pies.',
      category: 'dining',
      contactEmail: null,
      address: '1 Main St',
      phone: '830-555-0199',
      socialLinks: [],
      menuUrl: null,
      descriptionEs: null,
      moreCategories: [],
      morePictures: [],
      website: null,
      hours: null,
      openingHours: null,
      businessStatus: 'open',
      hoursConfirmedOn: null,
      amenities: [],
      latitude: null,
      longitude: null,
      imageUrl: null,
      imageAlt: null,
      state: 'published',
    });
    expect(screen.getByText('Published; the public sees version 5.')).toBeTruthy();
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('names the translations that are older than their English', async () => {
    const outdated = { path: 'descriptionEs', since: '2027-03-08T20:05:00.000Z' };
    visit({
      [`GET ${call}`]: { ...pies, descriptionEs: 'Pays.', outdatedTranslations: [outdated] },
    });
    expect(await screen.findByText('Translation out of date')).toBeTruthy();
    expect(
      screen.getByText(
        /^Description in Spanish: The English text was changed on Mar 8, .+ after this translation\.$/,
      ),
    ).toBeTruthy();
  });

  it('lets a clerk confirm a translation that is still right', async () => {
    const outdated = { path: 'descriptionEs', since: '2027-03-08T20:05:00.000Z' };
    const translated = { ...pies, descriptionEs: 'Pays.' };
    const { user, sent } = visit({
      [`GET ${call}`]: { ...translated, outdatedTranslations: [outdated] },
      [`PUT ${call}/confirmed-translations`]: { ...translated, outdatedTranslations: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'The Spanish is still right' }));
    await waitFor(() => expect(screen.queryByText('Translation out of date')).toBeNull());
    expect(shownToast()?.title).toBe('Translation confirmed');
    expect(sent('PUT')[0]?.path).toBe(`${call}/confirmed-translations`);
  });

  it("leads to the published record's own page", async () => {
    visit();
    const link = await screen.findByRole('link', { name: 'View the public page' });
    expect(link.getAttribute('href')).toBe(`/directory/${pies.slug}`);
  });

  it('shows progress only on the pressed button, and makes the others idle', async () => {
    const { user } = visit({ [`POST ${call}/archive`]: () => new Promise<Response>(() => {}) });
    await field(/^Phone/);
    await user.click(button('Archive'));
    await waitFor(() => expect(button('Archive').getAttribute('aria-busy')).toBe('true'));
    for (const name of ['Publish changes', 'Save draft', 'Schedule…', 'Unpublish']) {
      expect(isIdle(button(name))).toBe(true);
      expect(button(name).getAttribute('aria-busy')).toBeNull();
    }
  });

  it('keeps a draft beside the published version', async () => {
    const { user, sent } = visit({
      [`PUT ${call}`]: { ...pies, hours: '9 AM-5 PM', version: 5 },
      [`POST ${call}/publish`]: { ...pies, hours: '9 AM-5 PM', version: 6, publishedVersion: 6 },
    });
    await user.type(await field(/^Hours/), '9 AM-5 PM');
    await user.click(button('Save draft'));
    const band = 'You are editing a draft; the public sees version 4.';
    expect(await screen.findByText(band)).toBeTruthy();
    expect(sent('PUT')[0]?.body).toMatchObject({ hours: '9 AM-5 PM', state: 'draft' });
    expect(shownToast()?.title).toBe('Draft saved');
    expect(isIdle(button('Publish changes'))).toBe(false);
  });

  it('offers no undo when that would publish a draft', async () => {
    const drafted = { ...pies, hours: '9 AM-5 PM', version: 5, publishedVersion: 4 };
    const { user } = visit({
      [`GET ${call}`]: drafted,
      [`POST ${call}/unpublish`]: {
        ...drafted,
        state: 'draft',
        version: 6,
        publishedVersion: null,
      },
    });
    await field(/^Hours/);
    await user.click(button('Unpublish'));
    await waitFor(() => expect(shownToast()?.title).toBe('Unpublished'));
    expect(shownToast()?.action).toBeUndefined();
  });

  it('names what is missing, focuses it and sends nothing', async () => {
    const { user, sent } = visit();
    const name = await field('Business name');
    await user.clear(name);
    await user.click(button('Publish changes'));
    expect(await screen.findByText('One field needs another look')).toBeTruthy();
    expect(screen.getAllByText('Business name is required').length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(sent('PUT')).toEqual([]);
  });

  it("shows the server's errors at their fields", async () => {
    const errors = [{ path: 'phone', message: 'That is no phone number' }];
    const { user } = visit({ [`PUT ${call}`]: () => problem(400, { errors }) });
    await user.type(await field(/^Phone/), 'x');
    await user.click(button('Publish changes'));
    expect((await screen.findAllByText('That is no phone number')).length).toBe(2);
    expect((await field(/^Phone/)).value).toBe('830-555-0111x');
  });

  it('accepts other words than the suggested ones for an open choice', async () => {
    const { user, sent } = visit({ [`PUT ${call}`]: pies });
    const category = await field('Category');
    await user.clear(category);
    await user.type(category, 'pie_shop');
    await user.click(button('Publish changes'));
    await waitFor(() => expect(sent('PUT')[0]?.body).toMatchObject({ category: 'pie_shop' }));
  });

  it('archives a record, and the toast can undo it', async () => {
    const { user, sent } = visit({
      [`POST ${call}/archive`]: { ...pies, state: 'archived', version: 5, publishedVersion: null },
      [`POST ${call}/unarchive`]: { ...pies, state: 'draft', version: 6, publishedVersion: null },
      [`POST ${call}/publish`]: { ...pies, version: 7, publishedVersion: 7 },
    });
    await field(/^Phone/);
    await user.click(button('Archive'));
    await waitFor(() => expect(shownToast()?.title).toBe('Archived'));
    expect((await field(/^Phone/)).matches(':disabled')).toBe(true);
    expect(button('Restore from archive')).toBeTruthy();
    expect(screen.getByText(/If its owner has a plan, the plan goes on/)).toBeTruthy();
    shownToast()?.action?.onClick();
    expect(await screen.findByText('Published; the public sees version 7.')).toBeTruthy();
    const versions = sent('POST').map(({ headers }) => headers.get('if-match'));
    expect(versions).toEqual(['"4"', '"5"', '"6"']);
  });

  it.each(['Unpublish', 'Archive'])(
    '%s leaves a version alone that it has not shown, and shows it',
    async (name) => {
      const current = { ...pies, phone: '830-555-0177', version: 5, publishedVersion: 5 };
      const { user } = visit({
        [`POST ${call}/${name.toLowerCase()}`]: () => problem(412, { current }),
      });
      await field(/^Phone/);
      await user.click(button(name));
      await waitFor(() => expect(shownToast()?.title).toBe('Nothing was changed'));
      expect((await field(/^Phone/)).value).toBe('830-555-0177');
    },
  );

  it('treats an already archived record as successfully archived', async () => {
    const current = { ...pies, state: 'archived', version: 5, publishedVersion: null };
    const { user } = visit({ [`POST ${call}/archive`]: () => problem(412, { current }) });
    await field(/^Phone/);
    await user.click(button('Archive'));
    await waitFor(() => expect(shownToast()?.title).toBe('Archived'));
    expect(button('Restore from archive')).toBeTruthy();
  });

  it('schedules the typed text: it is saved as a draft and published at the set time', async () => {
    const saved = { ...pies, hours: 'Noon', version: 5 };
    const { user, sent } = visit({
      [`PUT ${call}`]: saved,
      [`POST ${call}/publish`]: { ...saved, state: 'scheduled', publishAt: '2099-12-01T15:00:00Z' },
    });
    await user.type(await field(/^Hours/), 'Noon');
    await user.click(button('Schedule…'));
    fireEvent.change(await field('Publish at'), { target: { value: '2099-12-01T09:00' } });
    await user.click(button('Schedule'));
    await waitFor(() => expect(shownToast()?.title).toBe('Scheduled'));
    expect(sent('PUT')[0]?.body).toMatchObject({ hours: 'Noon', state: 'draft' });
    expect(sent('POST')[0]?.body).toEqual({ at: '2099-12-01T15:00:00.000Z', withdrawAt: null });
    expect(
      screen.getByText(/Scheduled; the public sees it from Dec 1, 2099, 9:00 AM/),
    ).toBeTruthy();
  });

  it('does not schedule a version that it has not shown, and shows the newest one', async () => {
    const current = { ...pies, phone: '830-555-0177', version: 5, updatedBy: 'visitor' };
    const { user, sent } = visit({ [`POST ${call}/publish`]: () => problem(412, { current }) });
    await field(/^Hours/);
    await user.click(button('Schedule…'));
    fireEvent.change(await field('Publish at'), { target: { value: '2099-12-01T09:00' } });
    await user.click(button('Schedule'));
    await waitFor(() => expect(shownToast()?.title).toBe('Nothing was changed'));
    expect(sent('POST')[0]?.headers.get('if-match')).toBe('"4"');
    expect((await field(/^Phone/)).value).toBe('830-555-0177');
  });

  it('refuses a withdrawal time before the publishing time', async () => {
    const { user, sent } = visit();
    await field(/^Hours/);
    await user.click(button('Schedule…'));
    fireEvent.change(await field('Publish at'), { target: { value: '2099-12-02T09:00' } });
    fireEvent.change(await field('Withdraw at'), { target: { value: '2099-12-01T09:00' } });
    await user.click(button('Schedule'));
    expect(screen.getByText('Please enter a time after the record is published')).toBeTruthy();
    expect(sent('POST')).toEqual([]);
  });

  it.each([400, 404])(
    'says that a record does not exist (%s), and links to the list',
    async (status) => {
      visit({ [`GET ${call}`]: () => problem(status) });
      expect(await screen.findByText('This business does not exist')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'All businesses' })).toBeTruthy();
    },
  );
});

test('a reader sees a record and cannot change it', async () => {
  visit({ 'GET /api/admin/session': { email: 'rita@example.com', role: 'reader' } });
  expect((await field(/^Phone/)).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Publish changes' })).toBeNull();
});
