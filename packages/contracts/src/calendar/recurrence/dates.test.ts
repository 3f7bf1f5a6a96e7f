import { addDays } from '../../town/date.js';
import { recurrenceDates } from './dates.js';

const dates = (rule: string, start: string, to: string, from = start) =>
  recurrenceDates(rule, start, { from, to });

describe('the dates of a repeated event', () => {
  it.each([
    ['FREQ=DAILY;COUNT=3', '2026-12-30', ['2026-12-30', '2026-12-31', '2027-01-01']],
    [
      'FREQ=WEEKLY',
      '2026-12-05',
      ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26', '2027-01-02'],
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
      '2026-11-30',
      ['2026-11-30', '2026-12-04', '2026-12-14', '2026-12-18', '2026-12-28', '2027-01-01'],
    ],
    ['FREQ=WEEKLY;UNTIL=20261212', '2026-12-05', ['2026-12-05', '2026-12-12']],
    ['FREQ=MONTHLY;BYDAY=2TU', '2026-11-10', ['2026-11-10', '2026-12-08']],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27', ['2026-11-27', '2026-12-25']],
  ])('of %s from %s', (rule, start, expected) => {
    expect(dates(rule, start, '2027-01-02')).toEqual(expected);
  });

  it('leave out months without the day', () => {
    expect(dates('FREQ=MONTHLY;BYMONTHDAY=31', '2027-01-31', '2027-06-30')).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
    ]);
    expect(dates('FREQ=MONTHLY', '2027-01-31', '2027-04-30')).toEqual(['2027-01-31', '2027-03-31']);
  });

  it('are the last days of months of any length', () => {
    expect(dates('FREQ=MONTHLY;BYMONTHDAY=-1', '2027-01-31', '2027-04-30')).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
  });

  it('occur every fourth year for February 29', () => {
    expect(dates('FREQ=YEARLY', '2028-02-29', '2037-01-01')).toEqual([
      '2028-02-29',
      '2032-02-29',
      '2036-02-29',
    ]);
  });

  it('are not moved when the clocks change', () => {
    expect(dates('FREQ=DAILY', '2027-03-13', '2027-03-15')).toHaveLength(3);
    expect(dates('FREQ=WEEKLY', '2027-10-31', '2027-11-14')).toEqual([
      '2027-10-31',
      '2027-11-07',
      '2027-11-14',
    ]);
  });

  it('are counted from the first one and returned from the requested day', () => {
    expect(dates('FREQ=DAILY;COUNT=5', '2027-01-01', '2027-12-31', '2027-01-04')).toEqual([
      '2027-01-04',
      '2027-01-05',
    ]);
  });

  it('are found for an event that began centuries ago', () => {
    expect(dates('FREQ=DAILY', '1583-01-01', '2027-03-02', '2027-03-01')).toEqual([
      '2027-03-01',
      '2027-03-02',
    ]);
  });

  it.each([
    ['FREQ=DAILY', '2019-05-31'],
    ['FREQ=DAILY;INTERVAL=5', '2019-05-31'],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,SU', '2019-05-26'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR', '2019-05-29'],
    ['FREQ=WEEKLY;UNTIL=20270610', '2019-05-31'],
    ['FREQ=MONTHLY', '2019-05-31'],
    ['FREQ=MONTHLY;INTERVAL=2', '2019-08-31'],
    ['FREQ=MONTHLY;INTERVAL=12', '2016-02-29'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2019-05-31'],
    ['FREQ=MONTHLY;BYDAY=5FR', '2019-05-31'],
    ['FREQ=MONTHLY;BYDAY=-1FR;INTERVAL=7', '2019-05-31'],
    ['FREQ=YEARLY', '2016-02-29'],
    ['FREQ=YEARLY;INTERVAL=3;BYMONTH=5;BYDAY=-1FR', '2019-05-31'],
    ['FREQ=YEARLY;BYMONTH=2;BYDAY=5MO', '2016-02-29'],
    ['FREQ=DAILY;COUNT=999', '2025-05-31'],
  ])('of %s from %s are the same when only later ones are wanted', (rule, start) => {
    const to = '2060-12-31';
    const all = dates(rule, start, to);
    // Days of all months in two years, of which one is a leap year, and the day after each date.
    const days = Array.from({ length: 67 }, (_, index) => addDays('2027-06-01', index * 11));
    for (const from of [...days, ...all.slice(0, 20).map((date) => addDays(date, 1))]) {
      const found = recurrenceDates(rule, start, { from, to, limit: 3 });
      expect([from, ...found]).toEqual([from, ...all.filter((date) => date >= from).slice(0, 3)]);
    }
  });

  it('are empty when the recurrence rule is invalid', () => {
    expect(dates('FREQ=HOURLY', '2027-01-01', '2027-12-31')).toEqual([]);
  });
});
