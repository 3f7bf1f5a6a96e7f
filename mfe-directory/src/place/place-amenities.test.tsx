import { screen, within } from '@testing-library/react';
import { blanco } from '@town/contracts/testing/blanco';
import { aBusiness, aChurch, aService } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';
import { readPlace } from './place-query';
import { placeStructuredData } from './place-structured-data';

const site = { url: 'https://guide.example.com', town: blanco, language: 'en' as const };
const visit = (answer: object) =>
  renderRoutes(createRoutes, {
    path: '/directory/some-place',
    api: { '/api/directory/some-place': answer },
  });
const structuredData = (answer: object, label: (english: string) => string = String) => {
  const place = readPlace(answer);
  return place && placeStructuredData(place, site, label);
};

test('the page of a place lists its amenities, except unknown ones', async () => {
  visit({ kind: 'businesses', ...aBusiness(), amenities: ['valet', 'wifi', 'dogs-welcome'] });
  const part = await screen.findByRole('region', { name: 'What it offers' });
  const items = within(part).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Dogs welcome', 'Wi-Fi for guests']);
});

test('the page of a place without amenities has no such part', async () => {
  visit({ kind: 'businesses', ...aBusiness({ name: 'Quiet' }) });
  await screen.findByRole('heading', { level: 1, name: 'Quiet' });
  expect(screen.queryByText('What it offers')).toBeNull();
});

test('the structured data contains amenities in the terms of schema.org', () => {
  const amenities = ['dogs-welcome', 'takes-reservations', 'cash-only'] as const;
  const dining = aBusiness({ category: 'restaurant', amenities: [...amenities] });
  expect(structuredData({ kind: 'businesses', ...dining })).toMatchObject({
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'Dogs welcome', value: true },
    ],
    acceptsReservations: true,
    paymentAccepted: 'Cash',
  });
  // In schema.org, only a business that serves meals can accept reservations.
  const service = aService({ amenities: ['takes-reservations'] });
  const told = structuredData({ kind: 'services', ...service });
  expect(told).not.toHaveProperty('acceptsReservations');
  expect(told).not.toHaveProperty('amenityFeature');
});

test('the page of a church lists its amenities, and so does its structured data', async () => {
  const church = { kind: 'churches', ...aChurch(), amenities: ['wheelchair-access', 'cash-only'] };
  visit(church);
  const part = await screen.findByRole('region', { name: 'What it offers' });
  expect(within(part).getByText('Wheelchair accessible')).toBeTruthy();
  expect(structuredData(church)).toMatchObject({
    '@type': 'Church',
    amenityFeature: [{ name: 'Wheelchair accessible' }],
  });
  // In schema.org, only a business can accept a means of payment.
  expect(structuredData(church)).not.toHaveProperty('paymentAccepted');
});

test('the structured data names amenities in the language of the page', () => {
  const cafe = { kind: 'businesses', ...aBusiness({ amenities: ['wifi'] }) };
  const label = (english: string) => (english === 'Wi-Fi for guests' ? 'Wi-Fi para clientes' : '');
  expect(structuredData(cafe, label)).toMatchObject({
    amenityFeature: [{ name: 'Wi-Fi para clientes' }],
  });
});
