import { anEvent } from '@town/slice-kit/testing/records';
import { upcoming } from './upcoming';

describe('upcoming events', () => {
  it('begin today and come in the order of their dates, then titles', () => {
    const events = [
      anEvent({ title: 'Later', date: '2027-04-01' }),
      anEvent({ title: 'Yesterday', date: '2027-03-09' }),
      anEvent({ title: 'Today B', date: '2027-03-10' }),
      anEvent({ title: 'Today A', date: '2027-03-10' }),
    ];
    expect(upcoming(events, '2027-03-10').map(({ title }) => title)).toEqual([
      'Today A',
      'Today B',
      'Later',
    ]);
    expect(events[0]?.title).toBe('Later');
  });
});
