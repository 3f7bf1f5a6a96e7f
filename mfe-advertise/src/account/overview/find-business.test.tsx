import { screen, waitFor } from '@testing-library/react';
import { englishWords, problem, startAccount, visitAccount } from '../../testing/account-visit';

const id = '00000000-0000-4000-8000-000000000007';
const hits = (count = 1) =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'business',
    id: index === 0 ? id : `00000000-0000-4000-8000-00000000010${index}`,
    name: index === 0 ? 'Ada & Pies' : `Pies ${index}`,
    address: '1 Main St',
  }));

beforeAll(() => Promise.all([import('./overview-page'), import('../spanish-account')]));
beforeEach(startAccount);

describe('an owner without a listing', () => {
  it('finds the business by its name, and is led to the claim', async () => {
    const { user, sent } = visitAccount('/account', { 'GET /api/search': hits() });
    await user.type(
      await screen.findByRole('searchbox', { name: 'Name of your business' }),
      ' ada & pies ',
    );
    await user.click(screen.getByRole('button', { name: 'Find my business' }));
    const link = await screen.findByRole('link', { name: 'Claim Ada & Pies' });
    expect(link.getAttribute('href')).toBe(`/account/claim/${id}?name=Ada+%26+Pies`);
    expect(screen.getByText('1 Main St')).toBeTruthy();
    const [search] = sent('GET').filter(({ path }) => path.startsWith('/api/search'));
    expect(search?.path).toBe('/api/search?q=ada%20%26%20pies&kind=business&limit=9');
  });

  it('stays at the search field while the results appear', async () => {
    const { user, address, keepsScroll } = visitAccount('/account', { 'GET /api/search': hits() });
    await user.type(await screen.findByRole('searchbox'), 'pies{Enter}');
    await screen.findByRole('link', { name: 'Claim Ada & Pies' });
    expect(address()).toBe('/account?business=pies');
    expect(keepsScroll()).toBe(true);
  });

  it('sees what was found after coming back from the claim', async () => {
    visitAccount('/account?business=pies', { 'GET /api/search': hits() });
    await screen.findByRole('link', { name: /^Claim / });
    expect(screen.getByRole('searchbox', { name: 'Name of your business' })).toHaveProperty(
      'value',
      'pies',
    );
  });

  it('hears how many businesses fit, in a region that was there before', async () => {
    const { user, answers } = visitAccount('/account', { 'GET /api/search': hits(2) });
    const field = await screen.findByRole('searchbox');
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    const said = (text: string) => waitFor(() => expect(region.textContent).toBe(text));
    await user.type(field, 'pies{Enter}');
    await said('2 businesses fit “pies”. Which one is yours?');
    answers['GET /api/search'] = hits();
    await user.type(field, ' ada{Enter}');
    await said('1 business fits “pies ada”. Is it yours?');
    answers['GET /api/search'] = hits(9);
    await user.clear(field);
    await user.type(field, 'a{Enter}');
    await said('More than 8 businesses fit “a”. If yours is not here, type more of its name.');
    expect(screen.getAllByRole('link', { name: /^Claim / })).toHaveLength(8);
    expect(region.isConnected).toBe(true);
  });

  it('is told that no business fits, and can add one', async () => {
    visitAccount('/account?business=tacos', { 'GET /api/search': [] });
    expect(await screen.findByText('No business in the directory fits “tacos”.')).toBe(
      screen.getByRole('status'),
    );
    expect(screen.getByRole('link', { name: 'Add a business' }).getAttribute('href')).toBe(
      '/get-listed',
    );
  });

  it('finds a service or a church, which nobody can claim, in the whole directory', async () => {
    const { address, user } = visitAccount('/account?business=Joe%20%26%20Sons', {
      'GET /api/search': [],
    });
    const whole = await screen.findByRole('link', { name: 'Search the whole directory' });
    expect(whole.getAttribute('href')).toBe('/search?q=Joe+%26+Sons');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '{Enter}');
    await waitFor(() => expect(address()).toBe('/account'));
    expect(screen.queryByRole('link', { name: 'Search the whole directory' })).toBeNull();
  });

  it('is told that the search failed', async () => {
    visitAccount('/account?business=pies', { 'GET /api/search': problem(503) });
    expect(await screen.findByText('Failed to fetch the businesses')).toBeTruthy();
  });

  it('finds it on the page in Spanish', async () => {
    visitAccount('/account?business=pies', { 'GET /api/search': hits(9) }, 'es');
    const link = await screen.findByRole('link', { name: 'Reclamar Ada & Pies' });
    expect(link.getAttribute('href')).toContain(`/account/claim/${id}`);
    await waitFor(() => expect(englishWords()).toEqual([]));
  });
});
