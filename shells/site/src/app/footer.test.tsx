import { screen, within } from '@testing-library/react';
import { renderSite } from '../testing/render-site';

describe('the footer', () => {
  it('links to the tabs of the directory, to advertising and to the legal pages', async () => {
    renderSite('/about');
    const links = within(await screen.findByRole('navigation', { name: 'Quick links' }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/directory?tab=dining',
      '/directory?tab=shopping',
      '/directory?tab=services',
      '/directory?tab=churches',
      '/directory?tab=real-estate',
      '/advertise',
      '/privacy',
      '/terms',
    ]);
  });

  it('offers advertising, disclaims affiliation with the city, and names the agency', async () => {
    renderSite('/about');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Advertise With Us' }).getAttribute('href')).toBe(
      '/advertise',
    );
    expect(
      footer.getByText(/independently owned and is not affiliated with the City/),
    ).toBeTruthy();
    expect(footer.getByText(/Site managed by/)).toBeTruthy();
  });
});

describe('the banner', () => {
  it('is marked as sponsored and opens in a new tab', async () => {
    renderSite('/about');
    const banner = within(await screen.findByRole('complementary', { name: 'Sponsored' }));
    const link = banner.getByRole('link');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('sponsored');
    // A hidden end of the link's text would be read as another link.
    expect(link.textContent).toBe('Find a place to stay in Blanco');
    expect(link.getAttribute('aria-label')).toBe(
      'Find a place to stay in Blanco (opens in a new tab)',
    );
  });
});
