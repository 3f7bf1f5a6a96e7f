import { addDays } from '../town/date.js';
import { closedOn } from './closed-days.js';
import { openOn } from './day-times.js';
import type { OpeningSpan } from './opening-hours.js';
import { weekdays } from './weekdays.js';

const daily = (opens: string, closes: string, validFrom?: string, validThrough?: string) => ({
  dayOfWeek: [...weekdays],
  opens,
  closes,
  ...(validFrom && { validFrom }),
  ...(validThrough && { validThrough }),
});

const usual = daily('09:00', '17:00');

/** The first opening minute of each day from December 20 to 31, 2027; a dot for a closed day. */
function december(hours: readonly OpeningSpan[]): string {
  const days = Array.from({ length: 12 }, (_, index) => addDays('2027-12-20', index));
  return days.map((day) => String((openOn([...hours], day)[0]?.from ?? 0) / 60 || '.')).join(' ');
}

const close = (...before: OpeningSpan[]) =>
  december(closedOn([usual, ...before], '2027-12-24', '2027-12-26'));

describe('closed days', () => {
  it('replace the usual week', () => {
    expect(close()).toBe('9 9 9 9 . . . 9 9 9 9 9');
  });

  it('replace special hours of the same days, and of a part of them', () => {
    expect(close(daily('10:00', '14:00', '2027-12-24', '2027-12-26'))).toBe(close());
    expect(close(daily('10:00', '14:00', '2027-12-24', '2027-12-24'))).toBe(close());
  });

  it('leave special hours of other days, also of a period that shares days with them', () => {
    expect(close(daily('10:00', '14:00', '2027-12-26', '2027-12-28'))).toBe(
      '9 9 9 9 . . . 10 10 9 9 9',
    );
    expect(close(daily('10:00', '14:00', '2027-12-23', '2027-12-24'))).toBe(
      '9 9 9 10 . . . 9 9 9 9 9',
    );
    expect(close(daily('10:00', '14:00', '2027-12-21', '2027-12-21'))).toBe(
      '9 10 9 9 . . . 9 9 9 9 9',
    );
  });

  it('leave the hours of days on which two special hours overlap', () => {
    const long = daily('10:00', '14:00', '2027-12-22', '2027-12-24');
    const short = daily('11:00', '14:00', '2027-12-21', '2027-12-22');
    expect(close(long, short)).toBe('9 11 11 10 . . . 9 9 9 9 9');
  });

  it('leave a season unchanged', () => {
    const season = daily('08:00', '12:00', '2027-12-22', '2027-12-30');
    const open = daily('07:00', '12:00', '2027-12-01');
    expect(close(season)).toBe('9 9 8 8 . . . 8 8 8 8 9');
    expect(closedOn([usual, season, open], '2027-12-24', '2027-12-26')).toEqual([
      usual,
      season,
      open,
      daily('00:00', '00:00', '2027-12-24', '2027-12-26'),
    ]);
  });

  it('change nothing when they are entered twice', () => {
    const once = closedOn([usual], '2027-12-24', '2027-12-26');
    expect(closedOn(once, '2027-12-24', '2027-12-26')).toEqual(once);
  });
});
