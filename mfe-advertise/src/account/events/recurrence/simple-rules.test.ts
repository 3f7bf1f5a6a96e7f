import { chosenRule, keptRule, ruleOf, sentRule, simpleRules } from './simple-rules';

const never = { date: '', recurrence: null };

test('the last of four Fridays is also the last Friday, and the last day also a number', () => {
  expect(simpleRules('2027-04-30').map(({ kind }) => kind)).toEqual([
    ...['weekly', 'two-weeks', 'nth', 'last-weekday', 'day', 'last-day'],
  ]);
  expect(simpleRules('2027-04-09').map(({ kind }) => kind)).toEqual([
    ...['weekly', 'two-weeks', 'nth', 'day'],
  ]);
});

test.each([
  ['last-weekday', 'FREQ=MONTHLY;BYDAY=2FR'],
  ['last-day', 'FREQ=MONTHLY;BYMONTHDAY=9'],
  ['two-weeks', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
])('"%s" is %s on April 9', (repeats, rule) => {
  expect(ruleOf({ date: '2027-04-09', repeats, until: '' }, never)).toBe(rule);
});

test.each([
  ['FREQ=WEEKLY', 'weekly', ''],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;UNTIL=20270601', 'two-weeks', '2027-06-01'],
  ['FREQ=MONTHLY;BYDAY=2FR', 'nth', ''],
  ['FREQ=MONTHLY', 'day', ''],
  ['FREQ=WEEKLY;BYDAY=MO,FR', keptRule, ''],
  // Its last date is offered as the end of another rule.
  ['FREQ=WEEKLY;COUNT=5', keptRule, '2027-05-07'],
  [null, '', ''],
])('the rule %s is shown as "%s"', (recurrence, repeats, until) => {
  const given = { date: '2027-04-09', recurrence };
  const chosen = { date: given.date, repeats, until };
  expect(chosenRule(given)).toEqual(chosen);
  expect(sentRule(chosen, given)).toBe(recurrence);
});

test('a rule that this form cannot read is left alone', () => {
  const given = { date: '2027-04-09', recurrence: 'FREQ=HOURLY' };
  expect(sentRule(chosenRule(given), given)).toBeUndefined();
});

test('another rule is sent when its end or its first date is another', () => {
  const given = { date: '2027-04-09', recurrence: 'FREQ=WEEKLY' };
  const weekly = { date: given.date, repeats: 'weekly', until: '2027-06-01' };
  expect(sentRule(weekly, given)).toBe('FREQ=WEEKLY;BYDAY=FR;UNTIL=20270601');
  const saturday = { date: '2027-04-10', repeats: 'weekly', until: '' };
  expect(sentRule(saturday, given)).toBe('FREQ=WEEKLY;BYDAY=SA');
  expect(sentRule({ ...weekly, repeats: '' }, given)).toBeNull();
});
