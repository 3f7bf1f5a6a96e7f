import { execFileSync } from 'node:child_process';
import { addDays, dateWords, formatDate, townDate } from './date.js';

const zone = 'America/Chicago';

describe("the town's date", () => {
  it.each([
    ['just before midnight in winter', '2027-01-02T05:59:59Z', '2027-01-01'],
    ['at midnight in winter', '2027-01-02T06:00:00Z', '2027-01-02'],
    ['just before midnight in summer', '2027-07-02T04:59:59Z', '2027-07-01'],
    ['at midnight in summer', '2027-07-02T05:00:00Z', '2027-07-02'],
    ['before the clocks go forward', '2027-03-14T07:59:59Z', '2027-03-14'],
    ['after the clocks went forward', '2027-03-15T04:59:59Z', '2027-03-14'],
    ['at the first midnight of summer time', '2027-03-15T05:00:00Z', '2027-03-15'],
    ['in the hour that comes twice', '2027-11-07T06:30:00Z', '2027-11-07'],
    ['at the last minute of the day of 25 hours', '2027-11-08T05:59:59Z', '2027-11-07'],
    ['at the end of the year', '2028-01-01T05:59:59Z', '2027-12-31'],
  ])('is right %s', (_, instant, date) => {
    expect(townDate(new Date(instant), zone)).toBe(date);
  });
});

describe('a date some days on', () => {
  it.each([
    ['2027-03-13', 2, '2027-03-15'],
    ['2027-11-06', 2, '2027-11-08'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2027-06-01', 0, '2027-06-01'],
  ])('%s and %i is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });
});

describe('a date in words', () => {
  it('is the same day in every time zone', () => {
    expect(formatDate('2027-06-12')).toBe('June 12, 2027');
    expect(formatDate('2027-01-01T23:30:00-06:00')).toBe('January 1, 2027');
    expect(dateWords('2027-06-12')?.weekday).toBe('Saturday');
    expect(dateWords('no date')).toBeUndefined();
  });
});

/** Runs in a process of its own: a test cannot change the zone of the one it is in. */
function inZone(zone: string, expression: string): string {
  const module = new URL('./date.js', import.meta.url).href;
  const script = `import { addDays, dateWords, formatDate, townDate } from '${module}'; process.stdout.write(${expression});`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', TZ: zone },
  });
}

test.each(['Pacific/Kiritimati', 'America/Chicago', 'Pacific/Pago_Pago', 'Asia/Kathmandu'])(
  "dates are the town's for a visitor in %s",
  (visitors) => {
    const all = `[townDate(new Date('2027-03-15T04:59:59Z'), '${zone}'), addDays('2027-03-13', 1), formatDate('2027-03-14')].join()`;
    expect(inZone(visitors, `new Date().getTimezoneOffset() + '|' + ${all}`)).toMatch(
      /^-?\d+\|2027-03-14,2027-03-14,March 14, 2027$/,
    );
  },
);
