import { screen, within } from '@testing-library/react';
import { refused } from '@town/slice-kit/testing/network';
import { aCivicContact, aPageCard, aTownPage } from '@town/slice-kit/testing/records';
import { renderSite } from '../../testing/render-site';

const contacts = '/api/civic-contacts';
const emergency = '/api/civic-contacts/emergency';
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const names = async (region: string) =>
  (await section(region))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

const page = aTownPage('civic-contacts', {
  title: 'Civic Contacts',
  cards: [
    aPageCard({ section: 'emergency', title: 'Police Department', phone: '830-555-0191' }),
    aPageCard({ section: 'government', title: 'Blanco City Hall' }),
    aPageCard({ section: 'utilities', title: 'City Water' }),
    aPageCard({ section: 'education', title: 'Independent School District' }),
    ...['Post Office', 'Library', 'Chamber'].map((title) =>
      aPageCard({ section: 'services', title }),
    ),
    aPageCard({ section: 'notices', title: 'Council', text: '2nd Tuesday at 6:00 PM.' }),
    aPageCard({ section: 'notices', title: 'Swimming', text: 'No lifeguards.' }),
  ],
  sectionIntros: [{ section: 'education', text: '722 students, 5 schools, 13:1.' }],
});

function visit(api: Record<string, unknown> = {}) {
  return renderSite('/civic-contacts', {
    api: { [contacts]: [], [emergency]: [], '/api/pages/civic-contacts': page, ...api },
  });
}

describe('the civic contacts', () => {
  it('are in the section of their category', async () => {
    visit({
      [contacts]: [
        aCivicContact({ name: 'City Hall', category: 'government' }),
        aCivicContact({ name: 'Water', category: 'utilities' }),
        aCivicContact({ name: 'The District', category: 'education' }),
        aCivicContact({ name: 'The Library', category: 'services' }),
      ],
      [emergency]: [aCivicContact({ name: 'Police', category: 'emergency' })],
    });
    await screen.findByRole('heading', { name: 'City Hall' });
    expect(await names('City Government')).toEqual(['City Hall']);
    expect(await names('Utilities')).toEqual(['Water']);
    expect(await names('School District')).toEqual(['The District']);
    expect(await names('Other Services')).toEqual(['The Library']);
    expect(await names('Emergency Services')).toEqual(['Police']);
  });

  it('say that nothing is listed when the town has entered nothing', async () => {
    visit({ '/api/pages/civic-contacts': refused(404) });
    expect(await screen.findAllByText('Nothing is listed here yet.')).toHaveLength(5);
    expect(screen.getByRole('heading', { level: 1, name: 'Civic Contacts' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '911' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Public Notices' })).toBeNull();
  });

  it('are still shown when the cards cannot be fetched', async () => {
    visit({
      [contacts]: [aCivicContact({ name: 'City Hall' })],
      '/api/pages/civic-contacts': refused(503),
    });
    expect(await screen.findByRole('heading', { name: 'City Hall' })).toBeTruthy();
    const notices = await section('Public Notices');
    expect(notices.getByText('Failed to fetch the notices')).toBeTruthy();
    expect(notices.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it("are replaced by the page's cards when the server has no contacts", async () => {
    visit();
    await screen.findByRole('heading', { name: 'Blanco City Hall' });
    for (const region of [
      'Emergency Services',
      'City Government',
      'Utilities',
      'School District',
      'Other Services',
    ]) {
      expect((await names(region)).length).toBeGreaterThan(0);
    }
    expect((await names('Other Services')).join()).toMatch(/Post Office.*Library.*Chamber/);
  });

  it('stay visible when the server fails, and are fetched on retry', async () => {
    const api: Record<string, unknown> = {
      [contacts]: refused(503),
      '/api/pages/civic-contacts': page,
    };
    const { user } = renderSite('/civic-contacts', {
      api: Object.assign(api, { [emergency]: [] }),
    });
    expect((await screen.findAllByText('Failed to fetch civic contacts')).length).toBe(4);
    expect(await screen.findByRole('heading', { name: 'Blanco City Hall' })).toBeTruthy();
    api[contacts] = [aCivicContact({ name: 'The New Hall', category: 'government' })];
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    expect(await screen.findByRole('heading', { name: 'The New Hall' })).toBeTruthy();
    expect(screen.queryByText('Failed to fetch civic contacts')).toBeNull();
  });

  it('are reached by links to their groups', async () => {
    visit();
    await section('Public Notices');
    const links = within(screen.getByRole('navigation', { name: 'On this page' }));
    const targets = links.getAllByRole('link').map((link) => {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      return [link.textContent, document.getElementById(id)?.querySelector('h2')?.textContent];
    });
    expect(targets).toHaveLength(6);
    for (const [name, heading] of targets) expect(heading).toBe(name);
  });

  it('begin with the emergency number', async () => {
    visit();
    const banner = (await section('Emergency Services')).getByText(/For all emergencies, dial/);
    expect(banner.textContent).toBe('For all emergencies, dial 911');
    expect(within(banner).getByRole('link').getAttribute('href')).toBe('tel:911');
  });

  it('link to a map of the address, or of the name and town when there is no address', async () => {
    visit({
      [contacts]: [
        aCivicContact({ name: 'City Hall', address: '300 Pecan St, Blanco, TX 78606' }),
        aCivicContact({ name: 'Water & Sewer', category: 'utilities' }),
        aCivicContact({ name: 'Electric', category: 'utilities', address: ' ' }),
      ],
    });
    const map = async (name: string) =>
      new URL(
        (await screen.findByRole('link', { name: `View on Map: ${name}` })).getAttribute('href') ??
          '',
      ).searchParams.get('query');
    expect(await map('City Hall')).toBe('300 Pecan St, Blanco, TX 78606');
    expect(await map('Water & Sewer')).toBe('Water & Sewer, Blanco, Texas');
    expect(await map('Electric')).toBe('Electric, Blanco, Texas');
    // Links are useless in print.
    for (const link of screen.getAllByRole('link', { name: /^View on Map/ })) {
      expect(link.getAttribute('data-print')).toBe('hide');
    }
  });

  it('say whether an office is open, and show its hours of the next days on request', async () => {
    // The page is rendered on Wednesday, March 10, 2027, at noon.
    const openingHours = [
      { dayOfWeek: ['Wednesday' as const], opens: '08:00', closes: '17:00' },
      { dayOfWeek: ['Thursday' as const], opens: '09:00', closes: '12:00' },
    ];
    const { user } = visit({
      [contacts]: [
        aCivicContact({ name: 'City Hall', hours: 'Wed 8-5, Thu 9-noon', openingHours }),
        aCivicContact({ name: 'Depot', businessStatus: 'temporarily-closed' }),
        aCivicContact({ name: 'Bureau', hours: 'Ask us' }),
      ],
    });
    expect(await screen.findByText('Open until 5 PM')).toBeTruthy();
    expect(screen.getByText('Temporarily closed')).toBeTruthy();
    expect(screen.queryByText('Hours not known')).toBeNull();
    const week = screen.getByText('Hours of the next days');
    expect(week.closest('details')?.open).toBe(false);
    await user.click(week);
    const table = within(screen.getByRole('table', { name: 'Opening hours' }));
    expect(table.getAllByRole('row')[1]?.textContent).toBe('Thursday9 AM–noon');
  });

  it('list what a place offers', async () => {
    visit({
      [contacts]: [aCivicContact({ name: 'River Park', amenities: ['wheelchair-access'] })],
    });
    const card = (await screen.findByRole('heading', { name: 'River Park' })).closest('article');
    expect(card?.textContent).toContain('Wheelchair accessible');
  });

  it('are structured data for search engines', async () => {
    visit({
      [contacts]: [
        aCivicContact({
          name: 'City Hall',
          slug: 'city-hall',
          phone: '830-555-0121',
          address: '300 Pecan St, Blanco, TX 78606',
          openingHours: [{ dayOfWeek: ['Monday'], opens: '08:00', closes: '17:00' }],
        }),
        aCivicContact({ name: 'Courthouse', address: 'PO Box 471, Johnson City, TX 78636' }),
      ],
    });
    await screen.findByRole('heading', { name: 'City Hall' });
    const script = document.querySelector('script[type="application/ld+json"]');
    const data: { name: string; address: unknown }[] = JSON.parse(script?.textContent ?? '')[
      '@graph'
    ];
    expect(data.find(({ name }) => name === 'City Hall')).toMatchObject({
      '@type': 'GovernmentOffice',
      url: expect.stringMatching(/\/civic-contacts#city-hall$/),
      telephone: '830-555-0121',
      address: { streetAddress: '300 Pecan St', addressLocality: 'Blanco' },
      openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '08:00', closes: '17:00' }],
    });
    expect(data.find(({ name }) => name === 'Courthouse')?.address).toBe(
      'PO Box 471, Johnson City, TX 78636',
    );
  });

  it('include the schools and the notices', async () => {
    visit();
    const schools = await section('School District');
    expect(schools.getByText('722 students, 5 schools, 13:1.')).toBeTruthy();
    const notices = await section('Public Notices');
    expect(notices.getByText('2nd Tuesday at 6:00 PM.')).toBeTruthy();
    expect(notices.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });
});
