import { formatPublished } from './format-published';

test("an article's date is the town's, not the visitor's", () => {
  expect(formatPublished('2027-03-02T03:00:00.000Z', 'America/Chicago', 'en')).toBe(
    'March 1, 2027',
  );
  expect(formatPublished('2027-03-02T06:00:00.000Z', 'America/Chicago', 'en')).toBe(
    'March 2, 2027',
  );
});
