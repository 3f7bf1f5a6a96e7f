import { endOfEvent } from './end-of-event.js';

describe('an event ends', () => {
  it.each([
    ['9:00 AM - 2:00 PM', null, null, '2027-03-10', '14:00'],
    ['9:00 AM', '1:00 PM', null, '2027-03-10', '13:00'],
    ['8:00 PM - 1:00 AM', null, null, '2027-03-11', '01:00'],
    ['8:00 PM', '1:00 AM', null, '2027-03-11', '01:00'],
    ['8:00 PM', '1:00 AM', '2027-03-11', '2027-03-11', '01:00'],
    ['8:00 PM', '1:00 AM', '2027-03-12', '2027-03-13', '01:00'],
    ['8:00 PM', '1:00 AM', '2027-03-10', '2027-03-11', '01:00'],
    ['sunset', null, null, '2027-03-10', null],
    [null, null, '2027-03-11', '2027-03-11', null],
  ])('with hours %s, end %s and last day %s: on %s at %s', (time, endTime, endDate, day, hour) => {
    expect(endOfEvent({ date: '2027-03-10', time, endTime, endDate })).toEqual({ day, hour });
  });
});
