import { fitsRule, readRule, writeRule } from './rule.js';
import { ruleWords } from './words.js';

describe('a rule of repetition', () => {
  it.each([
    ['freq=weekly;interval=1', 'FREQ=WEEKLY'],
    ['RRULE:FREQ=WEEKLY;WKST=SU;BYDAY=FR,MO', 'FREQ=WEEKLY;BYDAY=MO,FR'],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=5', 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=5'],
    [
      'FREQ=YEARLY;BYDAY=4TH;BYMONTH=11;UNTIL=20301231',
      'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;UNTIL=20301231',
    ],
  ])('"%s" is the same as "%s"', (text, same) => {
    expect(writeRule(readRule(text)!)).toBe(same);
  });

  it.each([
    '',
    'weekly',
    'FREQ=HOURLY',
    'FREQ=DAILY;BYHOUR=1,2',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=100',
    'FREQ=DAILY;COUNT=5;UNTIL=20270101',
    'FREQ=DAILY;COUNT=1000',
    'FREQ=DAILY;UNTIL=20270231',
    'FREQ=WEEKLY;BYDAY=2TU',
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
    'FREQ=MONTHLY;BYDAY=TU',
    'FREQ=MONTHLY;BYMONTHDAY=1,15',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYSETPOS=1;BYDAY=2TU',
    'FREQ=YEARLY;BYMONTH=2',
    'FREQ=DAILY;FREQ=DAILY',
  ])('"%s" is refused', (text) => {
    expect(readRule(text)).toBeUndefined();
  });

  it.each([
    ['FREQ=WEEKLY', '2026-12-05', 'Every week on Saturday'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', '2026-12-04', 'Every 2 weeks on Monday and Friday'],
    ['FREQ=MONTHLY;BYDAY=2TU', '2026-12-08', 'Every month on the second Tuesday'],
    ['FREQ=MONTHLY', '2026-12-14', 'Every month on day 14'],
    [
      'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
      '2026-11-26',
      'Every year on the fourth Thursday of November',
    ],
    ['FREQ=YEARLY;COUNT=3', '2026-12-08', 'Every year on December 8, 3 times'],
    ['FREQ=DAILY;UNTIL=20261231', '2026-12-08', 'Every day, until December 31, 2026'],
  ])('"%s" from %s reads "%s"', (text, start, words) => {
    expect(ruleWords(readRule(text)!, start)).toBe(words);
  });

  it.each([
    ['FREQ=WEEKLY;BYDAY=SA', '2026-12-05', true],
    ['FREQ=WEEKLY;BYDAY=SA', '2026-12-06', false],
    ['FREQ=MONTHLY;BYDAY=-1TH', '2026-12-31', true],
    ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-12-30', false],
    ['FREQ=DAILY;UNTIL=20261201', '2026-12-02', false],
  ])('%s begins on %s: %s', (text, start, fits) => {
    expect(fitsRule(readRule(text)!, start)).toBe(fits);
  });
});
