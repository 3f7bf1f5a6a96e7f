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
  ['February 29', '2027-02-01', '2027-02-28'],
  ['31 de noviembre', '2026-11-26', '2026-11-30'],
])('"%s" means %s to %s', (text, from, to) => {
  expect(askedDays(text, today)).toEqual({ from, to });
});

test.each(['march of dimes', 'may I fish', 'open Sunday', 'abierto hoy', 'coffee', 'sundays'])(
  '"%s" means no day',
  (text) => {
    expect(askedDays(text, today)).toBeUndefined();
  },
);
