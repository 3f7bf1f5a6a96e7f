import { screen, within } from '@testing-library/react';
import { blanco } from '@town/contracts/testing/blanco';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { stubMedia } from '@town/slice-kit/testing/stub-media';
import { createRoutes } from '../routes';

const payments = { publishableKey: null, scriptUrl: null };
const visit = () => renderRoutes(createRoutes, { path: '/advertise', site: { payments } });

beforeEach(() => stubMedia());

describe('the page for advertisers', () => {
  it('says who sees an advertisement', async () => {
    visit();
    await screen.findByRole('heading', { level: 1, name: 'Advertise With Us' });
    const stats = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .join();
    expect(stats).toContain('1,500+ local residents');
    expect(stats).toContain('Growing monthly visitors');
    expect(stats).toContain('Top local search results');
  });

  it('shows no number of residents if the town has not set it', async () => {
    const town = { ...blanco, residents: undefined };
    renderRoutes(createRoutes, { path: '/advertise', site: { payments, town } });
    expect(await screen.findByText('monthly visitors')).toBeTruthy();
    expect(screen.queryByText('local residents')).toBeNull();
  });

  it('offers two plans with their prices, and says how much the annual plan saves', async () => {
    visit();
    const monthly = await screen.findByRole('button', { name: /Monthly Listing/ });
    const annual = screen.getByRole('button', { name: /Annual Listing/ });
    expect(monthly.textContent).toContain('$49/month');
    expect(annual.textContent).toContain('$495/year');
    expect(annual.textContent).toContain('Save 16%');
    expect(annual.textContent).toContain('$93');
    expect(monthly.textContent).not.toContain('Save');
  });

  it('marks the chosen plan, and scrolls to the sign-up', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = visit();
    const annual = await screen.findByRole('button', { name: /Annual Listing/ });
    expect(screen.queryByText('Selected')).toBeNull();
    await user.click(annual);
    expect(within(annual).getByText('Selected')).toBeTruthy();
    expect(annual.getAttribute('aria-pressed')).toBe('true');
    const signup = screen.getByRole('region', { name: 'Sign up' });
    expect(scrolled.mock.contexts[0]).toBe(signup.parentElement);
    expect(document.activeElement).toBe(signup);
    await user.click(screen.getByRole('button', { name: /Monthly Listing/ }));
    expect(within(annual).queryByText('Selected')).toBeNull();
  });

  it('jumps to the sign-up without animation if the visitor prefers less motion', async () => {
    stubMedia('(prefers-reduced-motion: reduce)');
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: /Annual Listing/ }));
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' });
  });

  it('selects the plan that the address names', async () => {
    renderRoutes(createRoutes, { path: '/advertise?plan=annual', site: { payments } });
    const annual = await screen.findByRole('button', { name: /Annual Listing/ });
    expect(annual.getAttribute('aria-pressed')).toBe('true');
  });

  it('says when the site takes no payments', async () => {
    visit();
    expect(await screen.findByText('Online sign-up and card payment are not open')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('lists what a listing includes, the reasons to advertise and a contact', async () => {
    visit();
    const included = await screen.findByRole('region', { name: 'What a listing includes' });
    expect(within(included).getAllByRole('listitem').length).toBeGreaterThan(3);
    const why = screen.getByRole('region', { name: 'Why advertise' });
    expect(within(why).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const links = within(why).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/account',
      expect.stringMatching(/^mailto:/),
    ]);
  });
});
