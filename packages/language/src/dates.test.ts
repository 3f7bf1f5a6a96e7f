import {
  dateText,
  dayText,
  fullDateText,
  shortMonthText,
  shortWeekdayText,
  timeText,
  weekdayText,
} from './dates';

const saturday = '2026-11-21';

test.each([
  [dateText, 'November 21, 2026', '21 de noviembre de 2026'],
  [dayText, 'November 21', '21 de noviembre'],
  [weekdayText, 'Saturday', 'sábado'],
  [fullDateText, 'Saturday, November 21, 2026', 'sábado, 21 de noviembre de 2026'],
  [shortMonthText, 'Nov', 'nov'],
  [shortWeekdayText, 'Sat', 'sáb'],
])('%p of a day in both languages', (text, english, spanish) => {
  expect([text(saturday, 'en'), text(saturday, 'es')]).toEqual([english, spanish]);
});

test.each([
  [9 * 60, '9 AM', '9:00\u00a0a.\u00a0m.'],
  [12 * 60, 'noon', '12:00\u00a0p.\u00a0m.'],
  [18 * 60 + 30, '6:30 PM', '6:30\u00a0p.\u00a0m.'],
  [26 * 60, '2 AM', '2:00\u00a0a.\u00a0m.'],
])('minute %i of a day is %s, in Spanish %s', (minute, english, spanish) => {
  expect([timeText(minute, 'en'), timeText(minute, 'es')]).toEqual([english, spanish]);
});

test('text that is not a date stays unchanged', () => {
  expect(dateText('soon', 'es')).toBe('soon');
  expect(dateText('soon', 'en')).toBe('soon');
});
