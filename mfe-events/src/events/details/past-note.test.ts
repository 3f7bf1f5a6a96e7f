import { readEvent } from '@town/slice-kit/read-event';
import { anEvent } from '@town/slice-kit/testing/records';

import { past } from './past-note';

const clock = '2027-03-10T16:00';
const state = (fields: Parameters<typeof anEvent>[0]) => {
  const event = readEvent(anEvent({ date: '2027-03-10', ...fields }));
  return event && past(event, clock);
};

describe('the past state of an event', () => {
  it.each([
    ['9 AM - 11 AM', null, 'over'],
    ['9 AM', '11 AM', 'over'],
    ['9 AM', null, 'begun'],
    ['9 AM', 'late', 'begun'],
    ['9 AM', '5 PM', undefined],
    [null, null, undefined],
  ])('that begins at %s and ends at %s is %s', (time, endTime, expected) => {
    expect(state({ time, endTime })).toBe(expected);
  });

  it('is undefined on the last day of an event of several days if its end is unknown', () => {
    const days = { date: '2027-03-08', endDate: '2027-03-10', time: '9 AM' };
    expect(state(days)).toBeUndefined();
    expect(state({ ...days, time: '9 AM - 3 PM' })).toBe('over');
    expect(state({ ...days, endDate: '2027-03-09' })).toBe('over');
  });
});
