import { apiLocations } from './api-locations.js';

test('a path that is added to the list of owners is routed to its service', () => {
  const owners = [
    ['events', 'content'],
    ['new/thing', 'content'],
    ['businesses', 'catalog'],
  ] as const;
  const locations = apiLocations(owners, undefined, '');
  expect(locations).toContain(
    'location ~ ^/api/(events|new/thing)(/|$) { proxy_pass http://content; }',
  );
  expect(locations).toContain('location ~ ^/api/(businesses)(/|$) { proxy_pass http://catalog; }');
  const resolver = '127.0.0.11';
  expect(apiLocations(owners, resolver, '')).toContain('proxy_pass http://$content_address;');
});

test('the calls that take files allow larger bodies, and no other call does', () => {
  const locations = apiLocations([['admin/notes', 'content']], undefined, '');
  expect(locations).toContain(
    'location ~ ^/api/admin/[^/]+/import$ { client_max_body_size 10m; proxy_read_timeout 180s; proxy_pass http://content; }',
  );
  expect(apiLocations([['notes', 'content']], undefined, '')).not.toContain('client_max_body_size');
});
