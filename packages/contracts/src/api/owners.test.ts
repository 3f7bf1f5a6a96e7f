import { apiOwner } from './owners.js';

describe('the owner of an address of the API', () => {
  it.each([
    ['/api/businesses', 'catalog'],
    ['/api/businesses?category=dining', 'catalog'],
    ['/api/properties/featured', 'catalog'],
    ['/api/news/abc', 'content'],
    ['/api/civic-contacts/emergency', 'content'],
    ['/api/admin/login', 'auth'],
    ['/api/admin/advertisers/abc/status', 'advertising'],
    ['/api/admin/payments/counts', 'advertising'],
    ['/api/counts', 'catalog'],
    ['/api/catalog/openapi.json', 'catalog'],
  ])('%s is %s', (path, owner) => {
    expect(apiOwner(path)).toBe(owner);
  });

  it.each(['/api/', '/api/newspapers', '/api/admin', '/api/admin/other'])('%s has none', (path) => {
    expect(apiOwner(path)).toBeUndefined();
  });
});
