import { fromTownTime, toTownTime } from './town-time';

const zone = 'America/Chicago';

describe("a time on the town's clock", () => {
  it.each([
    ['in winter', '2027-01-15T09:00', '2027-01-15T15:00:00.000Z'],
    ['in summer', '2027-07-15T09:00', '2027-07-15T14:00:00.000Z'],
    ['at midnight', '2027-01-15T00:00', '2027-01-15T06:00:00.000Z'],
    ['on the day the clocks go forward', '2027-03-14T12:00', '2027-03-14T17:00:00.000Z'],
    ['on the day the clocks go back', '2027-11-07T12:00', '2027-11-07T18:00:00.000Z'],
    ['in the hour that comes twice', '2027-11-07T01:30', '2027-11-07T06:30:00.000Z'],
  ])('%s is one instant, and reads the same again', (_, time, instant) => {
    expect(fromTownTime(time, zone)).toBe(instant);
    expect(toTownTime(instant, zone)).toBe(time);
  });

  it('in the hour that the clock change skips is an hour later', () => {
    expect(fromTownTime('2027-03-14T02:30', zone)).toBe('2027-03-14T08:30:00.000Z');
  });

  it('stays unchanged when it is not a valid time', () => {
    expect(fromTownTime('soon', zone)).toBe('soon');
    expect(toTownTime('soon', zone)).toBe('');
  });
});
