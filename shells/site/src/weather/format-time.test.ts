import { formatTime } from './format-time';

test.each([
  ['2026-11-21T06:58', '6:58 AM'],
  ['2026-11-21T00:05', '12:05 AM'],
  ['2026-11-21T12:00', '12:00 PM'],
  ['2026-11-21T17:33', '5:33 PM'],
  ['2026-11-21T23:59:30', '11:59 PM'],
])('the time of %s is %s', (time, words) => {
  expect(formatTime(time, 'en')).toBe(words);
});

test('times on Spanish pages are in the Spanish format', () => {
  expect(formatTime('2026-11-21T06:58', 'es')).toBe('6:58\u00a0a.\u00a0m.');
});
