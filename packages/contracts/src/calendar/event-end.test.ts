import { endsTooEarly } from './event-end.js';

describe('the end of an event is too early', () => {
  it.each([
    ['10:00 AM', '9:00 AM', null, true],
    ['10:00 AM', '10:00 AM', null, true],
    ['8:00 PM', '7:00 PM', null, true],
    ['8:00 AM', '1:00 AM', null, true],
    ['8:00 PM', '9:00 AM', null, true],
    ['8:00 PM', '9:00 AM', '2027-03-10', true],
    ['10:00 AM', '11:00 AM', null, false],
    ['8:00 PM', '1:00 AM', null, false],
    ['8:00 PM', '9:00 AM', '2027-03-11', false],
    ['sunset', '9:00 AM', null, false],
    ['8:00 PM', null, null, false],
  ])('from %s to %s with the last day %s: %s', (time, endTime, endDate, isTooEarly) => {
    expect(endsTooEarly({ date: '2027-03-10', time, endTime, endDate })).toBe(isTooEarly);
  });
});
