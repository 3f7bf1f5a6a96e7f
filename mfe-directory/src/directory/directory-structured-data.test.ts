import { blanco } from '@town/contracts/testing/blanco';
import { directoryStructuredData } from './directory-structured-data';

test('the directory declares itself a collection with a search whose parameter is q', () => {
  const [collection, site] = directoryStructuredData('Directory', {
    url: 'https://guide.example.com',
    town: blanco,
    language: 'en',
  });
  expect(collection?.['@type']).toBe('CollectionPage');
  expect(site).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://guide.example.com/directory?q={search_term_string}' },
    },
  });
});
