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

  it('is told that nothing fits, and can add a business', async () => {
    visitAccount('/account?business=tacos', { 'GET /api/search': [] });
    expect(await screen.findByText('No business in the directory fits “tacos”.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a business' }).getAttribute('href')).toBe(
      '/get-listed',
    );
  });

  it('is told that more of them fit', async () => {
    visitAccount('/account?business=pies', { 'GET /api/search': hits(9) });
    expect(await screen.findByText(/^There are more/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^Claim / })).toHaveLength(8);
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
