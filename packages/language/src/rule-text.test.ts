import { readRule } from '@town/contracts/calendar/recurrence/rule';
import { ruleText } from './rule-text';

test.each([
  ['FREQ=DAILY;COUNT=5', 'Cada día, 5 veces'],
  ['FREQ=WEEKLY;BYDAY=SA', 'Cada semana, los sábados'],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;UNTIL=20270601',
    'Cada 2 semanas, los lunes y viernes, hasta el 1 de junio de 2027',
  ],
  ['FREQ=MONTHLY;BYDAY=2TU', 'Cada mes, el segundo martes'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Cada mes, el último día'],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=14', 'Cada año, el 14 de marzo'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=-1FR', 'Cada año, el último viernes de noviembre'],
])('%s is "%s" in Spanish', (rule, words) => {
  const read = readRule(rule);
  expect(read && ruleText(read, '2027-01-02', 'es')).toBe(words);
});
