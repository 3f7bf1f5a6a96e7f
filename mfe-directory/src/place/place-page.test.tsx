import { screen, waitFor, within } from '@testing-library/react';
import { refused } from '@town/slice-kit/testing/network';
import { aBusiness, aChurch, aService } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const cafe = {
  kind: 'businesses',
  ...aBusiness({
    slug: 'some-place',
    name: 'Bend Cafe',
    description: 'Pies and coffee.',
    category: 'restaurant',
    phone: '(830) 555-0117',
    address: '300 Main St, Blanco',
    website: 'https://www.example.com/menu',
    hours: 'Daily 7 AM-2 PM',
  }),
};
const visit = (answer: unknown, more: Record<string, unknown> = {}) =>
  renderRoutes(createRoutes, {
    path: '/directory/some-place',
    api: { '/api/directory/some-place': answer, ...more },
  });
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const structuredData = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')[
    '@graph'
  ];

describe('the page of a place', () => {
  it('shows the kind, the opening hours and the contact details of a business', async () => {
    visit(cafe);
    expect(await heading('Bend Cafe')).toBeTruthy();
    expect(screen.getByText('Restaurant')).toBeTruthy();
    expect(screen.getByText('Pies and coffee.')).toBeTruthy();
    expect(screen.getByText('Daily 7 AM-2 PM')).toBeTruthy();
    expect(href('Call')).toBe('tel:8305550117');
    expect(href('Directions')).toMatch(/maps\/dir\/.*destination=300%20Main%20St%2C%20Blanco/);
    expect(href('Website')).toBe('https://www.example.com/menu');
    expect(href(/^Something wrong here\?/)).toContain(`kind=businesses&id=${cafe.id}`);
    // One text: a hidden end would be read as another link.
    expect(screen.getByRole('link', { name: 'Something wrong here? Bend Cafe' }).textContent).toBe(
      'Something wrong here?',
    );
    expect(href('Is this your business?')).toBe(`/account/claim/${cafe.id}?name=Bend+Cafe`);
    expect(href('Back to the directory')).toBe('/directory?tab=dining');
  });

  it('shows no hours of a permanently closed place', async () => {
    const openingHours = [{ dayOfWeek: ['Monday'], opens: '07:00', closes: '14:00' }];
    visit({ ...cafe, openingHours, businessStatus: 'permanently-closed' });
    expect(await screen.findByText('Permanently closed')).toBeTruthy();
    expect(screen.queryByText('Daily 7 AM-2 PM')).toBeNull();
    expect(screen.queryByRole('table', { name: 'Opening hours' })).toBeNull();
    expect(JSON.stringify(structuredData())).not.toContain('OpeningHoursSpecification');
  });

  it('links to other places of the same kind, the nearest first', async () => {
    const near = { ...cafe, latitude: 30.1, longitude: -98.42 };
    const other = (id: number, name: string) =>
      aBusiness({ id: `00000000-0000-4000-8000-00000000010${id}`, slug: `other-${id}`, name });
    visit(near, {
      '/api/businesses?category=restaurant&near=30.1%2C-98.42&limit=4': [
        cafe,
        other(1, 'Next Door Diner'),
        other(2, 'Corner Grill'),
        other(3, 'Far Kitchen'),
      ],
    });
    const similar = await screen.findByRole('region', { name: 'Similar places' });
    const links = within(similar).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Next Door Diner',
      'Corner Grill',
      'Far Kitchen',
    ]);
    expect(links[0]?.getAttribute('href')).toBe('/directory/other-1');
  });

  it('has structured data with the business and its address', async () => {
    visit(cafe);
    await heading('Bend Cafe');
    await waitFor(() => expect(document.title).toBe('Bend Cafe | Blanco Town Guide'));
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://guide.example.com/directory/some-place',
    );
    expect(structuredData()).toContainEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Business Directory',
          item: 'https://guide.example.com/directory',
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Bend Cafe',
          item: 'https://guide.example.com/directory/some-place',
        },
      ],
    });
    expect(structuredData()).toContainEqual(
      expect.objectContaining({
        '@type': 'Restaurant',
        name: 'Bend Cafe',
        telephone: '(830) 555-0117',
        url: 'https://guide.example.com/directory/some-place',
      }),
    );
  });

  it.each([
    ['automotive', 'AutomotiveBusiness'],
    ['home_services', 'HomeAndConstructionBusiness'],
    ['short_term_rentals', 'LodgingBusiness'],
    ['animal_care', 'LocalBusiness'],
  ])('tells search engines what kind of business one of %s is', async (category, type) => {
    visit({ kind: 'services', ...aService({ slug: 'some-place', name: 'Pipe Works', category }) });
    await heading('Pipe Works');
    expect(structuredData()).toContainEqual(expect.objectContaining({ '@type': type }));
  });

  it('has structured data in which a shop with a menu serves meals', async () => {
    const menuUrl = 'https://www.example.com/pies.pdf';
    visit({ ...cafe, category: 'retail', moreCategories: ['food'], menuUrl });
    await heading('Bend Cafe');
    expect(structuredData()).toContainEqual(
      expect.objectContaining({ '@type': 'FoodEstablishment', hasMenu: menuUrl }),
    );
  });

  it('shows a church with its services and pastor', async () => {
    const church = { name: 'Oak Chapel', pastor: 'Ada Field', serviceSchedule: 'Sunday 9 AM' };
    visit({ kind: 'churches', ...aChurch({ slug: 'some-place', ...church }) });
    expect(await heading('Oak Chapel')).toBeTruthy();
    expect(screen.getByText('Sunday 9 AM')).toBeTruthy();
    expect(screen.getByText('Ada Field')).toBeTruthy();
    expect(href('Back to the directory')).toBe('/directory?tab=churches');
    expect(structuredData()).toContainEqual(expect.objectContaining({ '@type': 'Church' }));
  });

  it('shows a service without its unknown details', async () => {
    visit({ kind: 'services', ...aService({ slug: 'some-place', name: 'Pipe Works' }) });
    expect(await heading('Pipe Works')).toBeTruthy();
    expect(screen.getByText('Home repair')).toBeTruthy();
    for (const name of ['Call', 'Directions', 'Website']) {
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
    expect(href('Back to the directory')).toBe('/directory?tab=services');
  });

  it('shows a picture with its alternative text', async () => {
    const imageUrl = '/pictures/0123456789abcdef0123456789abcdef/640.jpg';
    visit({ ...cafe, imageUrl, imageAlt: 'A porch in the shade' });
    await heading('Bend Cafe');
    expect(screen.getByRole('img', { name: 'A porch in the shade' })).toBeTruthy();
  });

  it('has its own picture in social previews and in the structured data', async () => {
    const imageUrl = `/pictures/${'c'.repeat(32)}/960.avif`;
    visit({ ...cafe, imageUrl, imageAlt: 'A pie' });
    await heading('Bend Cafe');
    const image = `https://guide.example.com/pictures/${'c'.repeat(32)}/960.jpg`;
    const tag = () => document.querySelector('meta[property="og:image"]')?.getAttribute('content');
    await waitFor(() => expect(tag()).toBe(image));
    expect(structuredData()).toContainEqual(expect.objectContaining({ image }));
  });

  it('links to the menu and to social networks, also in the structured data', async () => {
    visit({
      ...cafe,
      menuUrl: 'https://www.example.com/pies.pdf',
      socialLinks: ['https://facebook.com/bend', 'javascript:alert(1)', 'https://bend.example/'],
      moreCategories: ['home_services'],
    });
    await heading('Bend Cafe');
    expect(screen.getByText('Restaurant, Home services')).toBeTruthy();
    expect(href('Menu or prices')).toBe('https://www.example.com/pies.pdf');
    expect(href('Facebook')).toBe('https://facebook.com/bend');
    const elsewhere = within(screen.getByRole('region', { name: 'Elsewhere' }));
    expect(elsewhere.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Facebook',
      'bend.example',
    ]);
    expect(structuredData()).toContainEqual(
      expect.objectContaining({
        '@type': 'Restaurant',
        hasMenu: 'https://www.example.com/pies.pdf',
        sameAs: [cafe.website, 'https://facebook.com/bend', 'https://bend.example/'],
      }),
    );
  });

  it('does not link to a website whose address is not http or https', async () => {
    visit({ ...cafe, website: 'javascript:alert(1)' });
    await heading('Bend Cafe');
    expect(screen.queryByRole('link', { name: 'Website' })).toBeNull();
  });

  it('redirects a former address to the current one', async () => {
    const renamed = { ...cafe, slug: 'other-place' };
    const { address } = visit(renamed, { '/api/directory/other-place': renamed });
    await heading('Bend Cafe');
    await waitFor(() => expect(address()).toBe('/directory/other-place'));
  });

  it.each([
    [404, 'Listing Not Found'],
    [410, 'This listing is no longer in the directory'],
  ])('that answers %i says so, with a way on', async (status, title) => {
    visit(refused(status));
    expect(await heading(title)).toBeTruthy();
    expect(href('Back to the directory')).toBe('/directory');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('offers to retry if the place cannot be loaded', async () => {
    const api: Record<string, unknown> = { '/api/directory/some-place': refused(503) };
    const { user } = renderRoutes(createRoutes, { path: '/directory/some-place', api });
    await heading('Listing Not Found');
    api['/api/directory/some-place'] = cafe;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Bend Cafe')).toBeTruthy();
  });

  it("reports which link a visitor follows, for the owner's statistics", async () => {
    visit(cafe);
    await heading('Bend Cafe');
    const sent: unknown[] = [];
    globalThis.fetch = async (address, init) => {
      sent.push([address, JSON.parse(String(init?.body))]);
      return new Response(null, { status: 204 });
    };
    const call = screen.getByRole('link', { name: 'Call' });
    call.addEventListener('click', (event) => event.preventDefault());
    call.click();
    expect(sent).toContainEqual(['/api/counts', { seen: [], called: cafe.id }]);
  });

  it('opens from the name on a card', async () => {
    renderRoutes(createRoutes, {
      path: '/directory',
      api: {
        '/api/businesses?category=dining&limit=16': [
          aBusiness({ name: 'Pie Hut', slug: 'pie-hut' }),
        ],
      },
    });
    const link = await screen.findByRole('link', { name: 'Pie Hut' });
    expect(link.getAttribute('href')).toBe('/directory/pie-hut');
  });
});
