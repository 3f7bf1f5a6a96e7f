/** @jest-environment node */
import { isForWorker } from './visited-page';

test.each([
  '/admin',
  '/admin/login',
  '/admin/dashboard',
  '/account',
  '/account/enter',
  '/advertise',
  '/api',
  '/api/docs',
  '/stripe-sandbox/pay',
])('%s is left to the browser', (path) => {
  expect(isForWorker(path)).toBe(false);
});

test('a stored page replaces only pages in its own language', () => {
  expect(isForWorker('/es/events', 'es')).toBe(true);
  expect(isForWorker('/es/events')).toBe(false);
  expect(isForWorker('/events', 'es')).toBe(false);
  expect(isForWorker('/es/advertise', 'es')).toBe(false);
});

test.each(['/', '/events', '/administration', '/civic-contacts', '/news/1'])(
  '%s has a page that stands in without a connection',
  (path) => {
    expect(isForWorker(path)).toBe(true);
  },
);
