import { askedDays } from './asked-days.js';

/** A Thursday. */
const today = '2026-11-26';

test.each([
  ['tonight', '2026-11-26', '2026-11-26'],
  ['¿Qué hay esta noche?', '2026-11-26', '2026-11-26'],
  ['mañana', '2026-11-27', '2026-11-27'],
  ['this weekend', '2026-11-27', '2026-11-29'],
  ['next weekend', '2026-12-04', '2026-12-06'],
  ['this week', '2026-11-26', '2026-11-29'],
  ['next week', '2026-11-30', '2026-12-06'],
  ['la próxima semana', '2026-11-30', '2026-12-06'],
  ['this month', '2026-11-26', '2026-11-30'],
  ['next month', '2026-12-01', '2026-12-31'],
  ['Thursday', '2026-11-26', '2026-11-26'],
  ['market on Saturday', '2026-11-28', '2026-11-28'],
  ['miércoles', '2026-12-02', '2026-12-02'],
  ['December', '2026-12-01', '2026-12-31'],
  ['November', '2026-11-26', '2026-11-30'],
  ['events in February', '2027-02-01', '2027-02-28'],
  ['December 5', '2026-12-05', '2026-12-05'],
  ['5 de diciembre', '2026-12-05', '2026-12-05'],
  ['March 3', '2027-03-03', '2027-03-03'],
  ['May 1', '2027-05-01', '2027-05-01'],
  ['December 5th', '2026-12-05', '2026-12-05'],
  ['the 1st of May', '2027-05-01', '2027-05-01'],
  ['Dec 5', '2026-12-05', '2026-12-05'],
  ['Sept. 12', '2027-09-12', '2027-09-12'],
  ['5 dic', '2026-12-05', '2026-12-05'],
  ['November 31', '2026-11-26', '2026-11-30'],
  ['February 29', '2027-02-01', '2027-02-28'],
  ['31 de abril', '2027-04-01', '2027-04-30'],
  ['the 4th of July', '2027-07-04', '2027-07-04'],
  ['July 4 2028', '2028-07-04', '2028-07-04'],
  ['September 3, 2026', '2026-09-03', '2026-09-03'],
  ['events in December 2027', '2027-12-01', '2027-12-31'],
  ['New Year December 31', '2026-12-31', '2026-12-31'],
])('"%s" means %s to %s', (text, from, to) => {
  expect(askedDays(text, today)).toEqual({ from, to });
});

test.each([
  'march of dimes',
  'may I fish',
  'dec',
  'mar y sol',
  'open Sunday',
  'abierto hoy',
  'coffee',
  'sundays',
  'December 2025',
])('"%s" means no day', (text) => {
  expect(askedDays(text, today)).toBeUndefined();
});

test('a leap day means the next one', () => {
  expect(askedDays('February 29', '2027-03-01')).toEqual({ from: '2028-02-29', to: '2028-02-29' });
  expect(askedDays('February 29', '2028-02-29')).toEqual({ from: '2028-02-29', to: '2028-02-29' });
});

test('the last day of the year, a Sunday, is the end of its week, its weekend and its month', () => {
  const last = { from: '2028-12-31', to: '2028-12-31' };
  for (const text of ['tonight', 'Sunday', 'weekend', 'this week', 'this month', 'December']) {
    expect(askedDays(text, last.from)).toEqual(last);
  }
  expect(askedDays('tomorrow', last.from)).toEqual({ from: '2029-01-01', to: '2029-01-01' });
  expect(askedDays('next week', last.from)).toEqual({ from: '2029-01-01', to: '2029-01-07' });
  expect(askedDays('next month', last.from)).toEqual({ from: '2029-01-01', to: '2029-01-31' });
});
