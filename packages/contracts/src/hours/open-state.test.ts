import {
  always,
  everyWeekday,
  market,
  office,
  openStateCases,
} from '../testing/open-state-cases.js';
import { instantOfTownTime } from '../town/town-time.js';
import type { BusinessStatus } from './business-status.js';
import { type OpenState, openState } from './open-state.js';
import type { OpeningHours, OpeningSpan } from './opening-hours.js';
import { type Weekday, weekdays } from './weekdays.js';

const timeZone = 'America/Chicago';
const dayOf: Record<string, Weekday> = Object.fromEntries(
  weekdays.map((day) => [day.slice(0, 2), day]),
);

/** "MoTu 09:00-17:00 2027-06-01..2027-08-31; …": short enough for a table. */
function hours(text: string): OpeningSpan[] {
  return text.split('; ').map((part) => {
    const [days = '', times = '', dates] = part.split(' ');
    const [opens = '', closes = ''] = times.split('-');
    const [validFrom, validThrough] = dates?.split('..') ?? [];
    const dayOfWeek = (days === 'daily' ? 'MoTuWeThFrSaSu' : days)
      .match(/../g)
      ?.map((name) => dayOf[name] ?? 'Monday');
    return {
      dayOfWeek: dayOfWeek ?? [],
      opens,
      closes,
      ...(validFrom && { validFrom }),
      ...(validThrough && { validThrough }),
    };
  });
}

const moment = (clock: string) => ({
  at: instantOfTownTime(clock.replace(' ', 'T'), timeZone),
  clock: clock.replace(' ', 'T'),
  timeZone,
});

const openAt = (text: string, clock: string) =>
  openState({ openingHours: hours(text), businessStatus: 'open' }, moment(clock));

type Unusual = [OpeningHours, BusinessStatus, OpenState['is'], string];

describe('whether a place is open', () => {
  describe.each(openStateCases)('is known of %s', (_name, text, cases) => {
    it.each(cases)('%s: %s', (clock, words) => {
      expect(openAt(text, clock).words).toBe(words);
    });
  });

  it.each(everyWeekday)('is known on every day of the week: %s at %s', (text, clock, words) => {
    expect(openAt(text, clock).words).toBe(words);
  });

  it('is returned together with the words', () => {
    expect(openAt(office, '2027-03-08 12:00').is).toBe('open');
    expect(openAt(office, '2027-03-08 18:00').is).toBe('closed');
    expect(openAt(market, '2027-11-06 08:00').is).toBe('closed');
  });

  it.each([
    [null, 'open', 'unknown', 'Hours not known'],
    [[], 'open', 'unknown', 'By appointment'],
    [hours(always), 'temporarily-closed', 'closed', 'Temporarily closed'],
    [hours(always), 'permanently-closed', 'closed', 'Permanently closed'],
    [null, 'permanently-closed', 'closed', 'Permanently closed'],
  ] satisfies Unusual[])(
    'is said without times where there are none',
    (openingHours, businessStatus, is, words) => {
      expect(openState({ openingHours, businessStatus }, moment('2027-03-08 12:00'))).toEqual({
        is,
        words,
      });
    },
  );

  it('counts real minutes in the night when the clock skips an hour', () => {
    // At 1:50 the clock jumps ten minutes later to 3:00, so twenty minutes are left until 3:10.
    expect(openAt('daily 00:00-03:10', '2027-03-14 01:50').words).toBe('Closes in 20 minutes');
  });

  it('counts the minutes until the clock jumps past the time at which a place closes', () => {
    const place = 'daily 18:00-02:30';
    expect(openAt(place, '2027-03-14 01:20').words).toBe('Open until 2:30 AM');
    expect(openAt(place, '2027-03-14 01:50').words).toBe('Closes in 10 minutes');
    expect(openAt(place, '2027-03-14 01:59').words).toBe('Closes in 1 minute');
    expect(openAt(place, '2027-03-14 03:00').words).toBe('Opens at 6 PM');
  });

  it('counts real minutes in the night when an hour is repeated', () => {
    // The first 1:40 is 80 minutes before 2:00.
    const first = { at: Date.parse('2027-11-07T06:40:00Z'), clock: '2027-11-07T01:40', timeZone };
    const second = { ...first, at: Date.parse('2027-11-07T07:40:00Z') };
    const place = { openingHours: hours('daily 00:00-02:00'), businessStatus: 'open' } as const;
    expect(openState(place, first).words).toBe('Open until 2 AM');
    expect(openState(place, second).words).toBe('Closes in 20 minutes');
  });
});
