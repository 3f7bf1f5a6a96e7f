/** @jest-environment node */
import { robots } from './robots';

test('search engines may not crawl accounts, search results and combined filters', () => {
  const rules = robots('https://town.example').split('\n');
  expect(rules).toContain('Disallow: /search');
  expect(rules).toContain('Disallow: /es/search');
  expect(rules).toContain('Disallow: /account');
  expect(rules).toContain('Disallow: /es/account');
  expect(rules).toContain('Disallow: /*amenities=');
  expect(rules).toContain('Sitemap: https://town.example/sitemap.xml');
});
