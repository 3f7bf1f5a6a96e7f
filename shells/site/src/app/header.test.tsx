import { screen, within } from '@testing-library/react';
import { renderSite } from '../testing/render-site';

const menu = () => screen.getByRole('button', { name: 'Menu' });
const main = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('the header', () => {
  it('links to the nine pages of the navigation, in order', async () => {
    renderSite('/about');
    await screen.findByRole('heading', { level: 1 });
    expect(
      main()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['History', '/history'],
      ['Directory', '/directory'],
      ['Events', '/events'],
      ['News', '/news'],
      ['Civic Contacts', '/civic-contacts'],
      ['Get Listed', '/get-listed'],
      ['Contact', '/contact'],
    ]);
  });

  it('shows the navigation entries of slices at their configured positions', async () => {
    const parks = { to: '/parks', label: 'Parks', order: 25, lang: 'en' };
    renderSite('/about', { navigation: [parks] });
    await screen.findByRole('heading', { level: 1 });
    const labels = main()
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(labels.slice(0, 4)).toEqual(['Home', 'About', 'Parks', 'History']);
    const quick = within(screen.getByRole('navigation', { name: 'Quick links' }));
    expect(quick.getByRole('link', { name: 'Parks' }).getAttribute('href')).toBe('/parks');
  });

  it('marks only the link of the current page', async () => {
    const { user } = renderSite('/about');
    await screen.findByRole('heading', { level: 1, name: 'About Blanco' });
    const current = () =>
      main()
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map(({ textContent }) => textContent);
    expect(current()).toEqual(['About']);
    await user.click(main().getByRole('link', { name: 'Contact' }));
    await screen.findByRole('heading', { level: 1, name: 'Contact' });
    expect(current()).toEqual(['Contact']);
  });

  it('has a menu that opens, and closes when a link in it is pressed', async () => {
    const { user } = renderSite('/about');
    await screen.findByRole('heading', { level: 1 });
    expect(menu().getAttribute('aria-expanded')).toBe('false');
    await user.click(menu());
    expect(menu().getAttribute('aria-expanded')).toBe('true');
    await user.click(main().getByRole('link', { name: 'Contact' }));
    await screen.findByRole('heading', { level: 1, name: 'Contact' });
    expect(menu().getAttribute('aria-expanded')).toBe('false');
  });

  it('has a menu that closes on the link of the page that is shown, and on Escape', async () => {
    const { user } = renderSite('/about');
    await screen.findByRole('heading', { level: 1 });
    await user.click(menu());
    await user.click(main().getByRole('link', { name: 'About' }));
    expect(menu().getAttribute('aria-expanded')).toBe('false');
    await user.click(menu());
    await user.keyboard('{Escape}');
    expect(menu().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('another page', () => {
  it('gets the focus after a navigation', async () => {
    const { user } = renderSite('/about');
    await screen.findByRole('heading', { level: 1 });
    await user.click(main().getByRole('link', { name: 'Contact' }));
    await screen.findByRole('heading', { level: 1, name: 'Contact' });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
