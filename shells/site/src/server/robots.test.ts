/** @jest-environment node */
import { robots } from './robots';

test('search engines are kept from the results of a search, in each language', () => {
  const rules = robots('https://town.example').split('\n');
  expect(rules).toContain('Disallow: /search');
  expect(rules).toContain('Disallow: /es/search');
  expect(rules).toContain('Sitemap: https://town.example/sitemap.xml');
});
