import { randomUUID } from 'node:crypto';
import { problemSchema } from '@town/contracts/api/problem';
import {
  type BusinessEvent,
  repeatedEventsAtMost,
  tooManyRepeatedMessage,
} from '@town/contracts/calendar/business-events';
import {
  eventTooLateMessage,
  noDateLeftMessage,
  repetitionTooEarlyMessage,
} from '@town/contracts/calendar/messages';
import { dayCodeOf, readRule } from '@town/contracts/calendar/recurrence/rule';
import { ruleWords } from '@town/contracts/calendar/recurrence/words';
import { formatDate } from '@town/contracts/town/date';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../../content-service.js';
import { businessPoster, by } from '../../testing/business-poster.js';
import { inDays } from '../../testing/calendar-imports.js';
import { eventSender, sentEvent, whileReviewed } from '../../testing/event-sender.js';
import { cancelled, weekly, weeklyEvents } from '../../testing/weekly-events.js';

const { auth, settings } = useFakeAuth();
const { address, database, read } = useService(contentService, settings);
const { send, post, create, list, ofBusiness } = businessPoster({ address, read });
const { staff, change, changeDate, weeklyEvent, saveAsStaff, newest } = weeklyEvents(
  { address, read },
  auth,
);

/** The errors of a refused call. */
async function refused(answer: Promise<Response>) {
  const response = await answer;
  expect(response.status).toBe(400);
  return problemSchema.parse(await response.json()).errors;
}

const dates = (...days: number[]) => days.map((day) => ({ date: inDays(day) }));

/** The details of the inbox item of an event. */
async function arrivedDetails(id: string): Promise<Record<string, string>> {
  const [item] = await database().query<{ details: { label: string; value: string }[] }>(
    'select details from inbox_items where record_id = $1',
    [id],
  );
  return Object.fromEntries(item?.details.map(({ label, value }) => [label, value]) ?? []);
}

test('a business posts an event once, and each of its dates is on the calendar', async () => {
  const businessId = randomUUID();
  const { id, recurrence, dates: next } = await create(businessId, weekly);
  expect(recurrence).toBe('FREQ=WEEKLY');
  expect(next.slice(0, 2)).toEqual([
    { repetition: inDays(10), date: inDays(10), time: '6:00 PM', status: 'scheduled', note: null },
    { repetition: inDays(17), date: inDays(17), time: '6:00 PM', status: 'scheduled', note: null },
  ]);
  const shown = await ofBusiness(businessId);
  expect(shown.slice(0, 3)).toMatchObject(dates(10, 17, 24));
  expect(shown[0]).toMatchObject({ seriesId: id, organizer: 'Ada Pies' });
  const rule = readRule('FREQ=WEEKLY');
  expect(await arrivedDetails(id)).toMatchObject({ Repeats: rule && ruleWords(rule, inDays(10)) });
  const [submitted] = await database().query(
    `select event -> 'data' ->> 'recurrence' as recurrence from outbox
     where subject = 'content.event-submitted.v1' and event -> 'data' ->> 'id' = $1`,
    [id],
  );
  expect(submitted).toEqual({ recurrence: 'FREQ=WEEKLY' });
});

test('a form of an earlier release posts an event that takes place once, and leaves a rule as it is', async () => {
  const { chosen } = await weeklyEvent();
  await readJson(change(chosen, { title: 'Cake Tasting' }));
  expect((await ofBusiness(chosen.businessId)).slice(0, 2)).toMatchObject(
    dates(10, 17).map((date) => ({ ...date, title: 'Cake Tasting' })),
  );
  const once = await create(chosen.businessId);
  expect(once).toMatchObject({ recurrence: null, dates: [] });
});

test('a business changes the rule of an event, and ends the repetition', async () => {
  const { chosen } = await weeklyEvent();
  const until = { recurrence: `FREQ=WEEKLY;INTERVAL=2;UNTIL=${inDays(30).replaceAll('-', '')}` };
  await readJson(changeDate(chosen, inDays(17), cancelled));
  await readJson(change(chosen, until));
  expect(await ofBusiness(chosen.businessId)).toMatchObject(dates(10, 24));
  expect(await arrivedDetails(chosen.eventId)).not.toHaveProperty('Cancelled dates');
  await readJson(change(chosen, { recurrence: null }));
  expect(await ofBusiness(chosen.businessId)).toMatchObject([{ id: chosen.eventId }]);
});

test('a rule that excludes the first date, or leaves no date, is refused at its field', async () => {
  const { chosen } = await weeklyEvent();
  const otherDay = `FREQ=WEEKLY;BYDAY=${dayCodeOf(inDays(11))}`;
  const notFirst = 'The first date must be one of the repeated dates';
  expect(await refused(post(chosen.businessId, { recurrence: otherDay }))).toEqual([
    { path: 'event.recurrence', message: notFirst },
  ]);
  await saveAsStaff(chosen.eventId, { date: inDays(-11) });
  const ended = `FREQ=WEEKLY;UNTIL=${inDays(-4).replaceAll('-', '')}`;
  const past = { date: inDays(-11), recurrence: ended };
  expect(await refused(change(chosen, past))).toEqual([
    { path: 'recurrence', message: noDateLeftMessage },
  ]);
  const message =
    'This event is repeated, and does not take place on this day of the week or month';
  await readJson(change(chosen, { recurrence: `FREQ=WEEKLY;BYDAY=${dayCodeOf(inDays(10))}` }));
  expect(await refused(change(chosen, { date: inDays(11) }))).toEqual([{ path: 'date', message }]);
});

test('a rule of the staff that ends in three years is kept, and the business cannot choose such an end', async () => {
  const { chosen } = await weeklyEvent();
  const late = { recurrence: `FREQ=WEEKLY;UNTIL=${inDays(1_100).replaceAll('-', '')}` };
  const tooLate = [{ path: 'recurrence', message: eventTooLateMessage }];
  expect(await refused(change(chosen, late))).toEqual(tooLate);
  await saveAsStaff(chosen.eventId, late);
  await readJson(change(chosen, { ...late, title: 'Cake Tasting' }));
  expect(await list(chosen.businessId)).toMatchObject([{ ...late, title: 'Cake Tasting' }]);
});

test('a repeated event may not begin more than two years ago', async () => {
  const long = { date: inDays(-7 * 200), ...weekly };
  const tooEarly = [{ path: 'date', message: repetitionTooEarlyMessage }];
  const { chosen } = await weeklyEvent();
  expect(await refused(post(chosen.businessId, long))).toEqual(tooEarly);
  expect(await refused(change(chosen, long))).toEqual(tooEarly);
  await saveAsStaff(chosen.eventId, { date: long.date });
  await readJson(change(chosen, { ...long, title: 'Cake Tasting' }));
});

test('a business has at most ten repeated events at a time, also when it posts several at once', async () => {
  const businessId = randomUUID();
  await Promise.all(
    Array.from({ length: repeatedEventsAtMost - 1 }, () => create(businessId, weekly)),
  );
  const answers = await Promise.all([1, 2, 3].map(() => post(businessId, weekly)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const once = await create(businessId);
  const chosen = { businessId, eventId: once.id };
  const full = [{ path: 'recurrence', message: tooManyRepeatedMessage }];
  expect(await refused(change(chosen, weekly))).toEqual(full);
  const [first] = await list(businessId);
  await readJson(send('cancel', { businessId, eventId: first?.id, by }));
  await readJson(change(chosen, weekly));
});

test('a business cancels one date with a note, and restores it', async () => {
  const { chosen, version } = await weeklyEvent();
  const answer = await readJson<BusinessEvent>(
    changeDate(chosen, inDays(17), { ...cancelled, version }),
  );
  expect(answer.status).toBe('scheduled');
  expect(answer.dates[1]).toMatchObject({ status: 'cancelled', note: cancelled.note });
  expect((await ofBusiness(chosen.businessId)).slice(0, 3)).toMatchObject([
    { status: 'scheduled' },
    { date: inDays(17), status: 'cancelled', statusNote: cancelled.note },
    { status: 'scheduled' },
  ]);
  expect(await arrivedDetails(chosen.eventId)).toMatchObject({
    'Cancelled dates': `${formatDate(inDays(17))} (${cancelled.note})`,
  });
  const restored = { isCancelled: false, version: answer.version };
  await readJson(changeDate(chosen, inDays(17), restored));
  expect((await ofBusiness(chosen.businessId))[1]).toMatchObject({ status: 'scheduled' });
  expect(await arrivedDetails(chosen.eventId)).not.toHaveProperty('Cancelled dates');
});

test('a date of a version that somebody has changed is refused, and a repeated request is not', async () => {
  const { chosen, version } = await weeklyEvent();
  const first = { ...cancelled, version };
  await readJson(changeDate(chosen, inDays(10), first));
  await readJson(changeDate(chosen, inDays(10), first));
  expect((await changeDate(chosen, inDays(17), first)).status).toBe(409);
  expect((await change(chosen, { title: 'Cake Tasting' }, version)).status).toBe(409);
});

test('dates that staff have moved or left out are kept, and the business cannot cancel them', async () => {
  const { chosen } = await weeklyEvent();
  const moved = { date: inDays(17), change: 'moved', newDate: inDays(18) };
  const out = { date: inDays(24), change: 'out' };
  await saveAsStaff(chosen.eventId, { exceptions: [moved, out] });
  const [{ dates: next = [] } = {}] = await list(chosen.businessId);
  expect(next.slice(0, 3)).toMatchObject([
    { date: inDays(10) },
    { repetition: inDays(17), date: inDays(18), status: 'moved' },
    { date: inDays(31) },
  ]);
  await readJson(changeDate(chosen, inDays(10), cancelled));
  await readJson(change(chosen, { title: 'Cake Tasting', ...weekly }));
  expect((await ofBusiness(chosen.businessId)).slice(0, 3)).toMatchObject([
    { date: inDays(10), status: 'cancelled' },
    { date: inDays(18), status: 'moved' },
    { date: inDays(31) },
  ]);
  expect(await refused(changeDate(chosen, inDays(17), cancelled))).toEqual([
    { path: 'date', message: 'Our staff have moved this date. Please write to us' },
  ]);
  const none = [{ path: 'date', message: 'The event does not take place on this date' }];
  expect(await refused(changeDate(chosen, inDays(24), cancelled))).toEqual(none);
  expect(await refused(changeDate(chosen, inDays(11), cancelled))).toEqual(none);
});

test('a draft of the staff keeps its single dates when the business cancels another date', async () => {
  const { chosen } = await weeklyEvent();
  const moved = { date: inDays(24), change: 'moved', newDate: inDays(25) };
  const draft = { exceptions: [moved], state: 'draft' };
  await saveAsStaff(chosen.eventId, draft);
  await readJson(changeDate(chosen, inDays(17), cancelled));
  expect((await ofBusiness(chosen.businessId)).slice(0, 3)).toMatchObject([
    { date: inDays(10), status: 'scheduled' },
    { date: inDays(17), status: 'cancelled' },
    { date: inDays(24), status: 'scheduled' },
  ]);
  expect(await newest(chosen.eventId)).toMatchObject({
    exceptions: [moved, { date: inDays(17), change: 'cancelled', note: cancelled.note }],
  });
});

test('another business, and an event or a date that is over, are refused', async () => {
  const { chosen } = await weeklyEvent({ date: inDays(-7) });
  const foreign = { ...chosen, businessId: randomUUID() };
  expect((await changeDate(foreign, inDays(7), cancelled)).status).toBe(404);
  expect(await refused(changeDate(chosen, inDays(-7), cancelled))).toEqual([
    { path: 'date', message: 'This date is over' },
  ]);
  await readJson(send('cancel', { ...chosen, by }));
  expect(await refused(changeDate(chosen, inDays(7), { isCancelled: false }))).toEqual([
    { path: 'date', message: 'The whole event is cancelled' },
  ]);
  await readJson(staff('POST', `/api/admin/events/${chosen.eventId}/archive`, {}));
  expect((await changeDate(chosen, inDays(7), cancelled)).status).toBe(404);
});

test('in a town that reviews events, a cancelled date waits for the staff, who read which one', async () => {
  const { chosen } = await weeklyEvent();
  await whileReviewed({ database }, async () => {
    const changed = await readJson<BusinessEvent>(changeDate(chosen, inDays(17), cancelled));
    expect(changed).toMatchObject({ awaitsReview: true });
    expect(changed.dates[1]).toMatchObject({ status: 'cancelled' });
    expect((await ofBusiness(chosen.businessId))[1]).toMatchObject({ status: 'scheduled' });
    expect(await arrivedDetails(chosen.eventId)).toMatchObject({
      'Cancelled dates': `${formatDate(inDays(17))} (${cancelled.note})`,
    });
    await readJson(staff('POST', `/api/admin/events/${chosen.eventId}/publish`, {}));
  });
  expect((await ofBusiness(chosen.businessId))[1]).toMatchObject({ status: 'cancelled' });
  expect((await list(chosen.businessId))[0]).toMatchObject({ awaitsReview: false });
});

test('the private link of a stranger ignores a rule, and so does the public form', async () => {
  const { submit, own } = eventSender({ address, database });
  const { id, token } = await submit(weekly);
  expect(await read(`/api/events/${id}`)).toMatchObject({ recurrence: null });
  const answer = await readJson<object>(own('change', { ...sentEvent, token, ...weekly }));
  expect(await read(`/api/events/${id}`)).toMatchObject({ recurrence: null });
  expect(answer).not.toHaveProperty('recurrence');
});
