import { isOver } from './event-over.js';

const noon = '2027-03-10T12:00';

describe('an event is over', () => {
  it.each([
    ['9:00 AM - 2:00 PM', null, null, false],
    ['9:00 AM - 12:00 PM', null, null, true],
    ['9:00 AM', '1:00 PM', null, false],
    ['10:30 AM', null, null, false],
    ['10:00 AM', null, null, true],
    ['11:30 PM', null, null, false],
    ['8:00 PM - 1:00 AM', null, null, false],
    ['8:00 AM - 8:00 AM', null, null, false],
    ['8:00 PM', '1:00 AM', null, false],
    ['9:00 AM - 11:00 AM', null, '2027-03-11', false],
    [null, null, null, false],
    ['sunset', null, null, false],
  ])('by its hours %s, its end %s and its last day %s: %s', (time, endTime, endDate, over) => {
    expect(isOver({ date: '2027-03-10', time, endTime, endDate }, noon)).toBe(over);
  });

  it('at its end in the morning of its last day', () => {
    const event = { date: '2027-03-09', time: '8:00 PM', endTime: '1:00 AM' };
    expect(isOver({ ...event, endDate: '2027-03-10' }, noon)).toBe(true);
  });

  it('not in the morning of its last day if it takes place on several evenings', () => {
    const event = { date: '2027-03-08', time: '8:00 PM', endTime: '1:00 AM' };
    expect(isOver({ ...event, endDate: '2027-03-10' }, noon)).toBe(false);
  });

  it('when its last day has passed, whatever its hours', () => {
    const event = { date: '2027-03-08', time: null, endTime: null, endDate: '2027-03-09' };
    expect(isOver(event, noon)).toBe(true);
  });
});
