import { addDays } from '../town/date.js';
import { eventSubmissionSchema } from './form.js';
import { latestEventDate } from './latest-date.js';

const event = { title: 'Fair', category: 'community' };
const dateErrors = (date: string) =>
  eventSubmissionSchema.safeParse({ ...event, date }).error?.issues.map(({ message }) => message);

test('an event may be at most two years ahead', () => {
  const latest = latestEventDate(new Date());
  expect(dateErrors(latest)).toBeUndefined();
  const tooLate = ['Please enter a date within the next two years'];
  expect(dateErrors(addDays(latest, 1))).toEqual(tooLate);
  expect(dateErrors('9999-12-31')).toEqual(tooLate);
});

test('a date that does not exist is only reported as invalid', () => {
  expect(dateErrors('9999-02-30')).toEqual(['Please enter a valid date']);
});

test('the two years are counted from the day that has begun somewhere', () => {
  expect(latestEventDate(new Date('2026-12-31T09:59:59Z'))).toBe('2028-12-31');
  expect(latestEventDate(new Date('2026-12-31T10:00:00Z'))).toBe('2029-01-01');
});

test('a description has at most 2,000 characters', () => {
  const parse = (length: number) =>
    eventSubmissionSchema.safeParse({
      ...event,
      date: '2027-07-04',
      description: 'x'.repeat(length),
    });
  expect(parse(2_000).success).toBe(true);
  expect(parse(2_001).error?.issues[0]?.message).toBe(
    'Description must be at most 2000 characters',
  );
});
