import { screen, within } from '@testing-library/react';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const visit = () => renderRoutes(createRoutes, { path: '/get-listed' });
const column = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of plans', () => {
  it('has a free plan that names its missing features', async () => {
    visit();
    const basic = await column('Basic');
    expect(basic.getByText('Free to Join')).toBeTruthy();
    expect(basic.getByText('Tier 3 in search results')).toBeTruthy();
    const left = basic.getAllByText('Not included:').map(({ parentElement }) => parentElement);
    expect(left).toHaveLength(7);
    expect(left.every((element) => element?.tagName === 'S')).toBe(true);
    expect(basic.getByRole('link', { name: 'Choose Basic' }).getAttribute('href')).toBe(
      '/submit-listing/basic',
    );
  });

  it('leads an owner who is listed already to the account', async () => {
    visit();
    const { parentElement } = await screen.findByRole('heading', { level: 1 });
    const link = within(parentElement!).getByRole('link', { name: 'your account' });
    expect(link.getAttribute('href')).toBe('/account');
  });

  it('has a paid plan with the charged prices and no missing feature', async () => {
    visit();
    const premium = await column('Premium');
    expect(premium.getByText('Most Popular')).toBeTruthy();
    expect(premium.getByText('$49/month')).toBeTruthy();
    expect(premium.getByText(/\$495\/year/)).toBeTruthy();
    expect(premium.getByText('Save $93')).toBeTruthy();
    expect(premium.getByText('Tier 1 in search results')).toBeTruthy();
    expect(premium.getByText('Up to 5 categories')).toBeTruthy();
    expect(premium.queryByText('Not included:')).toBeNull();
    expect(premium.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/submit-listing/premium',
      '/submit-listing/premium',
    ]);
  });

  it('shows an e-mail address and a phone number for questions', async () => {
    visit();
    const help = await column('Need Help?');
    expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^mailto:/), expect.stringMatching(/^tel:/)]),
    );
  });

  it('has four tiles about the benefits of a listing', async () => {
    visit();
    const tiles = await column('What a listing does');
    expect(
      tiles.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Search Visibility', 'Customer Reviews', 'Event Calendar', 'Direct Inquiries']);
  });

  it('opens one answer at a time', async () => {
    const { user } = visit();
    const questions = await column('Questions and answers');
    const [first, second] = questions.getAllByRole('button');
    if (!first || !second) throw new Error('There are not two questions');
    await user.click(first);
    await user.click(second);
    expect(first.getAttribute('aria-expanded')).toBe('false');
    expect(second.getAttribute('aria-expanded')).toBe('true');
  });

  it('ends with an invitation to try the free plan and a link to the contact page', async () => {
    visit();
    const link = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('Start Free Trial')).toBe('/submit-listing/basic');
    expect(await link('Contact Us')).toBe('/contact');
  });
});
