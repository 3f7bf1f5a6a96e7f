import { isOver } from './own-event.js';

const weekly = { date: '2027-03-01', recurrence: 'FREQ=WEEKLY;COUNT=2' };

test('a recurring event is over after its last date', () => {
  expect(isOver(weekly, '2027-03-08')).toBe(false);
  expect(isOver(weekly, '2027-03-09')).toBe(true);
});

test('a last date moved to a later day is not over', () => {
  const exceptions = [{ date: '2027-03-08', change: 'moved', newDate: '2027-03-20' }];
  expect(isOver({ ...weekly, exceptions }, '2027-03-20')).toBe(false);
  expect(isOver({ ...weekly, exceptions }, '2027-03-21')).toBe(true);
});

test('a moved date lasts as many days as the others', () => {
  const exceptions = [{ date: '2027-03-08', change: 'moved', newDate: '2027-03-20' }];
  const event = { ...weekly, endDate: '2027-03-02', exceptions };
  expect(isOver(event, '2027-03-21')).toBe(false);
  expect(isOver(event, '2027-03-22')).toBe(true);
});

test('a moved date that is excluded again is ignored', () => {
  const exceptions = [
    { date: '2027-03-08', change: 'cancelled', newDate: '2027-03-20' },
    { date: '2027-04-01', change: 'moved', newDate: '2027-04-02' },
  ];
  expect(isOver({ ...weekly, exceptions }, '2027-03-10')).toBe(true);
});
