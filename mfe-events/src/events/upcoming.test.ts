import { anEvent } from '@town/slice-kit/testing/records';
import { upcoming } from './upcoming';

describe('upcoming events', () => {
  it('begin today and are sorted by date, then by title', () => {
    const events = [
      anEvent({ title: 'Later', date: '2027-04-01' }),
      anEvent({ title: 'Yesterday', date: '2027-03-09' }),
      anEvent({ title: 'Today B', date: '2027-03-10' }),
      anEvent({ title: 'Today A', date: '2027-03-10' }),
    ];
    expect(upcoming(events, { from: '2027-03-10' }).map(({ title }) => title)).toEqual([
      'Today A',
      'Today B',
      'Later',
    ]);
    expect(events[0]?.title).toBe('Later');
  });

  it('of one day are sorted by time, those without a time first', () => {
    const times = [
      ['Dance', '8:00 PM'],
      ['Ninepins', '7 PM'],
      ['Market', '9:00 AM'],
      ['Stars', null],
    ];
    const events = times.map(([title, time]) =>
      anEvent({ title: title ?? '', time: time ?? null, date: '2027-03-13' }),
    );
    expect(upcoming(events, { from: '2027-03-10' }).map(({ title }) => title)).toEqual([
      'Stars',
      'Market',
      'Ninepins',
      'Dance',
    ]);
  });

  it('end with the last day of the range, if it has one', () => {
    const events = ['2027-03-12', '2027-03-14', '2027-03-15'].map((date) => anEvent({ date }));
    const weekend = { from: '2027-03-12', to: '2027-03-14' };
    expect(upcoming(events, weekend).map(({ date }) => date)).toEqual(['2027-03-12', '2027-03-14']);
  });
});
