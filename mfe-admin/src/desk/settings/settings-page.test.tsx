import { fireEvent, screen, waitFor } from '@testing-library/react';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { blanco } from '@town/contracts/testing/blanco';
import { isIdle, problem, shownToast, startDesk, visitDesk } from '../testing/fake-desk';
import { savedFiles } from '../testing/saved-files';

const stored = { ...defaultSettings, profile: blanco, version: 3 };
const { version: _, ...settings } = stored;
const save = 'PUT /api/admin/settings';

function visit(given: Record<string, object> = {}, role = 'administrator') {
  return visitDesk('/admin/settings', {
    'GET /api/admin/settings': stored,
    'GET /api/admin/session': { email: 'ada@example.com', role, idleMinutes: 30 },
    ...given,
  });
}

const box = (name: string) => screen.findByRole('textbox', { name });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save settings' });

// Loads the lazy parts here, so that the first test does not wait for their compilation.
beforeAll(() => Promise.all([import('../desk-layout'), import('./settings-page')]));
beforeEach(startDesk);

describe('the settings', () => {
  it('show what is stored, with an explanation and the default of each', async () => {
    visit();
    expect(await box('Name')).toHaveProperty('value', 'Blanco');
    expect(await box('Towns nearby')).toHaveProperty('value', 'Johnson City\nWimberley');
    expect(screen.getByText('The name of the town, on every page. Default: Our Town')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Agency' })).toBeTruthy();
    expect(isIdle(button())).toBe(true);
  });

  it('are saved with the version that they change', async () => {
    const { user, sent } = visit({ [save]: { ...stored, reviewEvents: true, version: 4 } });
    await box('Name');
    await user.click(screen.getByRole('checkbox', { name: 'Review events from the public' }));
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await user.click(button());
    await waitFor(() => expect(shownToast()?.title).toBe('Settings saved'));
    expect(sent('PUT')).toMatchObject([{ body: { ...settings, reviewEvents: true } }]);
    expect(sent('PUT')[0]?.headers.get('if-match')).toBe('"3"');
    expect(screen.queryByText('Not saved yet')).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(isIdle(button())).toBe(true);
  });

  it('appear once the next link of the menu has loaded the page anew', async () => {
    const { user } = visit({ [save]: { ...stored, reviewEvents: true, version: 4 } });
    const isLoaded = () => {
      let isFollowed = true;
      const look = (event: Event) => {
        isFollowed = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', look, { once: true });
      fireEvent.click(screen.getByRole('link', { name: 'View the site' }));
      return isFollowed;
    };
    await user.click(await screen.findByRole('checkbox', { name: /^Review events/ }));
    await user.click(button());
    await waitFor(() => expect(shownToast()?.title).toBe('Settings saved'));
    expect(isLoaded()).toBe(true);
  });

  it('are not sent while a field is wrong, and the page names and links the field', async () => {
    const { user, sent } = visit();
    const zone = await box('Time zone');
    await user.clear(zone);
    await user.type(zone, 'Texas');
    await user.click(button());
    const link = await screen.findByRole('link', {
      name: 'This is no time zone, such as America/Chicago',
    });
    expect(link.getAttribute('href')).toBe(`#${zone.id}`);
    expect(zone.getAttribute('aria-invalid')).toBe('true');
    expect(sent('PUT')).toEqual([]);
  });

  it('show an error of the server at its field', async () => {
    const message = 'Please enter a valid email address';
    const { user } = visit({
      [save]: () => problem(400, { errors: [{ path: 'notificationEmails.0', message }] }),
    });
    await user.type(await box('Mail to the staff'), 'a@example.com');
    await user.click(button());
    expect(await screen.findByRole('link', { name: message })).toBeTruthy();
    expect(shownToast()).toBeNull();
  });

  it('keep what was typed when the server cannot save', async () => {
    const { user } = visit({ [save]: () => problem(503) });
    await user.type(await box('Opening notice'), 'Welcome!');
    await user.click(button());
    await waitFor(() => expect(shownToast()?.tone).toBe('error'));
    expect(await box('Opening notice')).toHaveProperty('value', 'Welcome!');
  });

  it('show both versions when another administrator saved first, and save the chosen values', async () => {
    const current = {
      ...stored,
      profile: { ...blanco, tagline: 'Theirs', phone: '830-555-0111' },
      version: 9,
    };
    const { user, sent, answers } = visit({ [save]: () => problem(412, { current }) });
    const tagline = await box('Tagline');
    await user.clear(tagline);
    await user.type(tagline, 'Mine');
    await user.click(button());
    expect(await screen.findByText('Somebody else saved the settings while you were editing them'));
    const both = screen.getByRole('group', { name: /^Tagline/ });
    expect(both.textContent).toContain('Both of you changed it');
    expect(screen.getByRole('group', { name: /^Phone/ }).textContent).toContain('830-555-0111');
    await user.click(screen.getAllByRole('radio', { name: /^Mine/ })[0]!);
    await user.click(screen.getByRole('button', { name: /^Use the chosen version/ }));
    expect(await box('Tagline')).toHaveProperty('value', 'Mine');
    expect(await box('Phone')).toHaveProperty('value', '830-555-0111');

    answers[save] = { ...current, profile: { ...current.profile, tagline: 'Mine' }, version: 10 };
    await user.click(button());
    await waitFor(() => expect(shownToast()?.title).toBe('Settings saved'));
    expect(sent('PUT').at(-1)?.headers.get('if-match')).toBe('"9"');
  });

  it.each(['editor', 'reader'])('are not for the role %s', async (role) => {
    const { calls } = visit({}, role);
    expect(await screen.findByText(/^Only administrators see this page/)).toBeTruthy();
    expect(calls.map(({ path }) => path)).not.toContain('/api/admin/settings');
  });
});

test('an administrator exports the whole town from here', async () => {
  const saved = savedFiles();
  const { user, calls } = visit({ 'GET /api/admin/export': {} });
  await user.click(await screen.findByRole('button', { name: 'Export everything' }));
  await waitFor(() => expect(saved).toEqual(['town.zip']));
  expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer token-of-ada@example.com');
});

test('an export that fails says so', async () => {
  const { user } = visit({
    'GET /api/admin/export': () => problem(503),
  });
  await user.click(await screen.findByRole('button', { name: 'Export everything' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Not downloaded'));
});
