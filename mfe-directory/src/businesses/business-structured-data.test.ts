import { blanco } from '@town/contracts/testing/blanco';
import { aBusiness, aProperty } from '@town/slice-kit/testing/records';
import { directoryStructuredData } from '../directory/directory-structured-data';
import { readPlace } from '../place/place-query';
import { placeStructuredData } from '../place/place-structured-data';
import { propertyStructuredData } from '../property/property-structured-data';
import { readProperty } from '../real-estate/properties-query';
import { businessStructuredData } from './business-structured-data';

const site = { url: 'https://guide.example.com', town: blanco, language: 'es' as const };

test('the structured data of a Spanish page links to Spanish pages', () => {
  const business = aBusiness({ slug: 'bend-cafe' });
  const url = 'https://guide.example.com/es/directory/bend-cafe';
  expect(businessStructuredData(business, site)).toMatchObject({ url });
  const place = readPlace({ kind: 'businesses', ...business });
  expect(place && placeStructuredData(place, site, String)).toMatchObject({ url });
  const house = readProperty(aProperty({ slug: 'bluff-house' }));
  expect(house && propertyStructuredData(house, site)).toMatchObject({
    url: 'https://guide.example.com/es/real-estate/bluff-house',
  });
  const directory = directoryStructuredData('Directorio', site);
  expect(directory).toContainEqual({
    '@type': 'CollectionPage',
    name: 'Directorio',
    url: 'https://guide.example.com/es/directory',
  });
  expect(JSON.stringify(directory)).toContain('/es/directory?q={search_term_string}');
});

test.each([
  ['restaurant', 'Restaurant'],
  ['shopping', 'Store'],
  ['home_services', 'HomeAndConstructionBusiness'],
  ['other', 'LocalBusiness'],
])('a list and the page of a business of the category %s name the type %s', (category, type) => {
  const business = aBusiness({ category });
  expect(businessStructuredData(business, site)['@type']).toBe(type);
  const place = readPlace({ kind: 'businesses', ...business });
  expect(place && placeStructuredData(place, site, String)['@type']).toBe(type);
});

test('the structured data of a business without a page has no address', () => {
  expect(businessStructuredData(aBusiness({ slug: '' }), site)).not.toHaveProperty('url');
});
