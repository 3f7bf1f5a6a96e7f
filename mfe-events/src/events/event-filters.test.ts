import { anEvent } from '@town/slice-kit/testing/records';
import { filterEvents } from './event-filters';

const events = [
  anEvent({ title: 'New Year', category: 'community', date: '2028-01-01' }),
  anEvent({ title: 'Game', category: 'sports', date: '2027-12-31' }),
  anEvent({ title: 'Council', category: 'government', date: '2028-01-11' }),
];
const titles = (category: string, month: string) =>
  filterEvents(events, { category, month }).map(({ title }) => title);

describe('the filters of the calendar', () => {
  it('keep every event when both are "all"', () => {
    expect(titles('all', 'all')).toHaveLength(3);
  });

  it('count months from 0 and ignore the year', () => {
    expect(titles('all', '0')).toEqual(['New Year', 'Council']);
    expect(titles('all', '11')).toEqual(['Game']);
  });

  it('apply together', () => {
    expect(titles('government', '0')).toEqual(['Council']);
    expect(titles('government', '11')).toEqual([]);
  });
});
