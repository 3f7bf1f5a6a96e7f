/** @jest-environment node */
import { ownAddress } from './own-address';

const at = (address: string, ...paths: string[]) =>
  ownAddress(
    new URL(`https://guide.example.com${address}`),
    ['/', ...paths].map((path) => ({ route: { path } })),
  );

test.each([
  ['/Directory', 'directory', '/directory'],
  ['/directory/', 'directory', '/directory'],
  ['/es/Directory/', 'directory', '/es/directory'],
  ['/NEWS?page=2&q=A', 'news', '/news?page=2&q=A'],
  ['/es/', '', '/es'],
  ['/%64irectory', 'directory', '/directory'],
  ['/Events//Submit-Event/', 'events/submit-event', '/events/submit-event'],
])('a page that is asked for as %s has one address', (address, path, own) => {
  expect(at(address, path)).toBe(own);
});

test('only what a route declares is written as it declares it', () => {
  expect(at('/Directory/Old-Name/', 'directory/:slug')).toBe('/directory/Old-Name');
  expect(at('/Submit-Listing/premium', 'submit-listing/:plan?')).toBe('/submit-listing/premium');
  expect(at('/Events/2027/May', 'events', '*')).toBe('/events/2027/May');
});

test('a page that has the address of the request stays there', () => {
  for (const address of ['/', '/es', '/directory', '/es/directory?tab=dining', '/directory/A-B'])
    expect(at(address, address.includes('A-B') ? 'directory/:slug' : 'directory')).toBeUndefined();
});

test('pages of staff and owners stay where they are', () => {
  for (const address of ['/admin/', '/account/Listings/', '/es/account/'])
    expect(at(address, 'account/listings')).toBeUndefined();
});
