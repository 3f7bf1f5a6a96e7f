import { daysOfMonth, isShownMonth, monthTitle, weeksOfMonth } from './months';

describe('a month of the calendar', () => {
  it.each([
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
    ['2026-11', '2026-11-30'],
  ])('%s ends on %s', (month, to) => {
    expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to });
  });

  it('has whole weeks that begin on Sunday, also when the clocks change', () => {
    const weeks = weeksOfMonth('2026-11');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]?.[6]).toBe('2026-12-05');
    expect(weeksOfMonth('2026-08')).toHaveLength(6);
  });

  it('has a name, and is shown if it is at most two years away', () => {
    expect(monthTitle('2026-12', 'en')).toBe('December 2026');
    expect(isShownMonth('2028-11', '2026-11-22')).toBe(true);
    expect(isShownMonth('2028-12', '2026-11-22')).toBe(false);
    expect(isShownMonth('2024-10', '2026-11-22')).toBe(false);
  });
});
