import { closedWeek, everyDay, hoursText, readHours, writeHours } from './hours-form.js';

const nineToFive = [{ opens: '09:00', closes: '17:00' }];
const office = { ...everyDay(nineToFive), Saturday: [], Sunday: [] };

describe('the form of opening hours', () => {
  it('writes the same hours that it has read', () => {
    const form = {
      kind: 'week' as const,
      usual: { ...office, Saturday: [{ opens: '10:00', closes: '12:00' }] },
      periods: [
        { from: '2027-12-25', to: '2027-12-25', week: closedWeek },
        { from: '2027-06-01', to: '2027-08-31', week: { ...office, Monday: [] } },
      ],
    };
    expect(readHours(writeHours(form))).toEqual(form);
  });

  it('gives days with the same times one span', () => {
    const written = writeHours({ kind: 'week', usual: office, periods: [] });
    expect(JSON.parse(written)).toEqual([
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
    ]);
  });

  it('distinguishes a week without any time from hours by appointment', () => {
    const closed = writeHours({ kind: 'week', usual: closedWeek, periods: [] });
    expect(readHours(closed).kind).toBe('week');
    expect(readHours('[]').kind).toBe('appointment');
    expect(readHours('').kind).toBe('unknown');
  });

  it('keeps times that are still being typed', () => {
    const usual = { ...closedWeek, Friday: [{ opens: '09:00', closes: '' }] };
    const form = { kind: 'week' as const, usual, periods: [] };
    expect(readHours(writeHours(form))).toEqual(form);
  });

  it('keeps two periods apart whose dates are still being typed', () => {
    const untimed = everyDay([{ opens: '', closes: '' }]);
    const periods = [
      { from: '', to: '', week: untimed },
      { from: '', to: '', week: closedWeek },
      { from: '2027-12-24', to: '', week: office },
      { from: '', to: '', week: untimed },
      { from: '2027-12-24', to: '', week: closedWeek },
    ];
    const form = { kind: 'week' as const, usual: office, periods };
    expect(readHours(writeHours(form))).toEqual(form);
  });

  it('has one text for the same hours, however they are stored', () => {
    const stored = [
      { opens: '09:00', closes: '17:00', dayOfWeek: ['Tuesday'] },
      { closes: '17:00', dayOfWeek: ['Monday'], opens: '09:00' },
    ];
    const text = hoursText(stored);
    expect(hoursText(JSON.parse(text))).toBe(text);
    expect(JSON.parse(text)).toHaveLength(1);
    expect(hoursText(null)).toBe('');
  });

  it('keeps a text that it cannot read, for the schema to refuse', () => {
    expect(hoursText('whenever')).toBe('whenever');
  });
});
