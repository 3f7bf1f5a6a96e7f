import { hoursText } from '@town/contracts/hours/hours-form';
import { businessKind } from '@town/contracts/managed-records/managed-kinds';
import { incomplete } from '../date-input';
import { valueText } from './value-text';

const hours = (spans: object[]) =>
  valueText(businessKind.fields['openingHours'], hoursText(spans), 'America/Chicago').split('\n');
const monday = { dayOfWeek: ['Monday'], opens: '09:00', closes: '17:00' };
const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

describe('opening hours in a comparison', () => {
  it('show the hours of one day as one line, not as a week', () => {
    const eve = { dayOfWeek: everyDay, opens: '10:00', closes: '14:00' };
    const dates = { validFrom: '2027-12-24', validThrough: '2027-12-24' };
    expect(hours([monday, { ...eve, ...dates }]).slice(7)).toEqual(['2027-12-24: 10:00–14:00']);
  });

  it('show days on which it is closed as one line', () => {
    const closed = { dayOfWeek: everyDay, opens: '00:00', closes: '00:00' };
    const dates = { validFrom: '2027-12-24', validThrough: '2028-01-02' };
    expect(hours([monday, { ...closed, ...dates }]).slice(7)).toEqual([
      '2027-12-24 to 2028-01-02: closed',
    ]);
  });

  it('show each day of a season with different days', () => {
    const dates = { validFrom: '2027-06-01', validThrough: '2027-08-31' };
    const lines = hours([monday, { ...monday, opens: '08:00', ...dates }]).slice(7);
    expect(lines).toHaveLength(8);
    expect(lines.slice(0, 3)).toEqual([
      '2027-06-01 to 2027-08-31:',
      'Monday 08:00–17:00',
      'Tuesday closed',
    ]);
  });
});

test('a date that is typed only in part is named so in a comparison', () => {
  expect(valueText(undefined, incomplete, 'America/Chicago')).toBe('Typed only in part');
});
