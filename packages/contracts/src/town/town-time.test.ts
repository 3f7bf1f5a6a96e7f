import { instantOfTownTime, townTime, withOffset } from './town-time.js';

const timeZone = 'America/Chicago';

describe('the town’s clock', () => {
  it.each([
    ['2027-03-08T12:00:00Z', '2027-03-08T06:00'],
    ['2027-07-08T04:59:00Z', '2027-07-07T23:59'],
    ['2027-03-14T08:00:00Z', '2027-03-14T03:00'],
    ['2027-11-07T07:30:00Z', '2027-11-07T01:30'],
    ['0027-03-08T12:00:00Z', '0027-03-08T06:09'],
  ])('shows %s as %s', (instant, clock) => {
    expect(townTime(Date.parse(instant), timeZone)).toBe(clock);
  });

  it.each([
    ['2027-03-08T06:00', '2027-03-08T12:00:00.000Z'],
    ['2027-03-14T02:30', '2027-03-14T08:30:00.000Z'],
    ['2027-11-07T01:30', '2027-11-07T06:30:00.000Z'],
  ])('reads %s as %s', (clock, instant) => {
    expect(new Date(instantOfTownTime(clock, timeZone)).toISOString()).toBe(instant);
  });

  it.each([
    ['2027-03-08T06:00', timeZone, '2027-03-08T06:00-06:00'],
    ['2027-07-08T06:00', timeZone, '2027-07-08T06:00-05:00'],
    ['2027-07-08T06:00', 'Asia/Kolkata', '2027-07-08T06:00+05:30'],
  ])('writes %s of %s with its offset: %s', (clock, zone, written) => {
    expect(withOffset(clock, zone)).toBe(written);
  });

  it('returns no instant for a text that is not a time', () => {
    expect(instantOfTownTime('tomorrow', timeZone)).toBeNaN();
  });
});
