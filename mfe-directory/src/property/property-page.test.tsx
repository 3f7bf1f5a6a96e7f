import { screen, within } from '@testing-library/react';
import { refused } from '@town/slice-kit/testing/network';
import { aProperty } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const house = aProperty({ slug: 'bluff-house', title: 'Bluff House', address: '5 Oak St, Blanco' });
const visit = (answer: unknown) =>
  renderRoutes(createRoutes, {
    path: '/real-estate/bluff-house',
    api: { '/api/properties/bluff-house': answer },
  });
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe("a property's page", () => {
  it('shows the description, the price and the contact', async () => {
    visit(house);
    expect(await heading('Bluff House')).toBeTruthy();
    expect(screen.getByText('$250,000 · Residential')).toBeTruthy();
    expect(screen.getByText('3 bedrooms')).toBeTruthy();
    expect(screen.getByText('5 Oak St, Blanco')).toBeTruthy();
    expect(href('Contact Agent')).toBe('mailto:agent@example.com');
    expect(href('agent@example.com')).toBe('mailto:agent@example.com');
    expect(href('Directions')).toContain('5%20Oak%20St');
    expect(href(/^Something wrong here\?/)).toContain(`kind=properties&id=${house.id}`);
    expect(href('Back to Real Estate')).toBe('/real-estate');
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(data ?? '')['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'RealEstateListing',
        url: 'https://guide.example.com/real-estate/bluff-house',
      }),
    );
  });

  it('shows the number of a seller who answers calls', async () => {
    visit({ ...house, contact: '830-555-0160' });
    await heading('Bluff House');
    expect(href('830-555-0160')).toBe('tel:8305550160');
  });

  it('writes to the e-mail address within the contact text, and shows the whole text', async () => {
    const contact = 'Laura Meier, laura@example.com, 830-555-0160';
    visit({ ...house, contact });
    await heading('Bluff House');
    expect(screen.getByText(contact)).toBeTruthy();
    expect(href('Contact Agent')).toBe('mailto:laura@example.com');
  });

  it('has no button for a contact without an e-mail address or phone number', async () => {
    visit({ ...house, contact: 'Ask at the office' });
    await heading('Bluff House');
    expect(screen.getByText('Ask at the office')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Contact Agent' })).toBeNull();
    expect(document.querySelector('main a[href="tel:"]')).toBeNull();
  });

  it('has no list of facts if none are known', async () => {
    visit({ ...house, bedrooms: null, bathrooms: null, squareFootage: null });
    await heading('Bluff House');
    expect(within(screen.getByRole('article')).queryByRole('list')).toBeNull();
  });

  it.each([
    [404, 'Property Not Found'],
    [410, 'This property is no longer listed'],
  ])('that answers %i says so, with a way on', async (status, title) => {
    visit(refused(status));
    expect(await heading(title)).toBeTruthy();
    expect(href('Back to Real Estate')).toBe('/real-estate');
  });
});
