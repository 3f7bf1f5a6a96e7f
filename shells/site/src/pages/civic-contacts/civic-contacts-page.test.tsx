import { screen, within } from '@testing-library/react';
import { refused } from '@town/slice-kit/testing/network';
import { aCivicContact } from '@town/slice-kit/testing/records';
import { renderSite } from '../../testing/render-site';

const contacts = '/api/civic-contacts';
const emergency = '/api/civic-contacts/emergency';
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const names = async (region: string) =>
  (await section(region))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

function visit(api: Record<string, unknown> = {}) {
  return renderSite('/civic-contacts', { api: { [contacts]: [], [emergency]: [], ...api } });
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

  it('have fixed content where the server has none', async () => {
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

  it('stay reachable when the server is not, and are fetched when asked again', async () => {
    const api: Record<string, unknown> = { [contacts]: refused(503) };
    const { user } = renderSite('/civic-contacts', {
      api: Object.assign(api, { [emergency]: [] }),
    });
    expect((await screen.findAllByText('Failed to fetch civic contacts')).length).toBe(4);
    expect(screen.getByRole('heading', { name: 'Blanco City Hall' })).toBeTruthy();
    api[contacts] = [aCivicContact({ name: 'The New Hall', category: 'government' })];
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'The New Hall' })).toBeTruthy();
    expect(screen.queryByText('Failed to fetch civic contacts')).toBeNull();
  });

  it('say first whom to call in an emergency', async () => {
    visit();
    const banner = (await section('Emergency Services')).getByText(/For all emergencies, dial/);
    expect(banner.textContent).toBe('For all emergencies, dial 911');
    expect(within(banner).getByRole('link').getAttribute('href')).toBe('tel:911');
  });

  it('lead to a map of the address, or of the name in town where there is none', async () => {
    visit({
      [contacts]: [
        aCivicContact({ name: 'City Hall', address: '300 Pecan St, Blanco, TX 78606' }),
        aCivicContact({ name: 'Water & Sewer', category: 'utilities' }),
      ],
    });
    const map = async (name: string) =>
      new URL(
        (await screen.findByRole('link', { name: `View on Map : ${name}` })).getAttribute('href') ??
          '',
      ).searchParams.get('query');
    expect(await map('City Hall')).toBe('300 Pecan St, Blanco, TX 78606');
    expect(await map('Water & Sewer')).toBe('Water & Sewer, Blanco, Texas');
  });

  it('tell of the schools and of the notices', async () => {
    visit();
    const schools = await section('School District');
    expect(schools.getByText(/722 students, 5 schools, 13:1/)).toBeTruthy();
    const notices = await section('Public Notices');
    expect(notices.getByText(/2nd Tuesday of each month at 6:00 PM/)).toBeTruthy();
    expect(notices.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });
});
