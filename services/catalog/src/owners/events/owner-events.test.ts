import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { businessEventsPerDay } from '@town/contracts/calendar/business-events';
import { portOf } from '@town/process-kit/port-of';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import * as z from 'zod/mini';
import { catalogService } from '../../catalog-service.js';
import { makeBasic } from '../../testing/make-basic.js';
import { OwnerSite } from '../../testing/owner-site.js';

const bodySchema = z.looseObject({
  eventId: z.optional(z.string()),
  organizer: z.optional(z.string()),
  by: z.optional(z.string()),
  event: z.optional(z.unknown()),
});
const asked: { url: string; body: z.infer<typeof bodySchema> }[] = [];
let content: Server;
let away = false;
/** The response with which content refuses an event; content accepts events while it is undefined. */
let refusal: object | undefined;
const own = {
  id: '0c5e6a5e-0000-4000-8000-000000000001',
  slug: null,
  title: 'Pie Tasting',
  description: '',
  category: 'business',
  date: '2027-03-11',
  time: null,
  endDate: null,
  endTime: null,
  location: null,
  status: 'scheduled',
  awaitsReview: true,
  version: 'seen',
  recurrence: null,
  dates: [],
};

beforeAll(async () => {
  content = createServer(async (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith('/internal/business-events/')) return response.writeHead(404).end();
    const body = bodySchema.parse(await json(request));
    asked.push({ url, body });
    if (away) return response.writeHead(500).end();
    if (refusal) return response.writeHead(400).end(JSON.stringify(refusal));
    return response.end(JSON.stringify(url.endsWith('/list') ? [own] : own));
  });
  await new Promise<void>((done) => content.listen(0, '127.0.0.1', done));
  process.env.CONTENT_URL = `http://127.0.0.1:${portOf(content)}`;
});
afterAll(() => {
  delete process.env.CONTENT_URL;
  content.close();
});

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const site = new OwnerSite(harness, auth);
const ada = 'ada@example.com';
const event = { title: 'Pie Tasting', date: '2027-03-11', category: 'business' };

beforeEach(() => {
  asked.length = 0;
  away = false;
  refusal = undefined;
});

describe('the events of a business', () => {
  it('are refused with the field that content names', async () => {
    const { id } = await site.ownedBusiness(ada);
    const message = 'This day is over. Please enter today or a later day';
    const errors = [{ path: 'date', message }];
    refusal = { type: 'about:blank', title: 'x', status: 400, detail: message, message, errors };
    const refused = await site.owner(ada, 'POST', `listings/${id}/events`, event);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ message, errors });
  });

  it('are listed, posted, changed and cancelled by its owner', async () => {
    const { id, name } = await site.ownedBusiness(ada);
    const listed = await site.owner(ada, 'GET', `listings/${id}/events`);
    expect(await listed.json()).toEqual({ locked: false, events: [own] });
    expect((await site.owner(ada, 'POST', `listings/${id}/events`, event)).status).toBe(201);
    const path = `listings/${id}/events/${own.id}`;
    const change = { ...event, version: own.version };
    expect((await site.owner(ada, 'PUT', path, change)).status).toBe(200);
    expect((await site.owner(ada, 'POST', `${path}/cancel`, {})).status).toBe(200);
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual([
      'list',
      'create',
      'change',
      'cancel',
    ]);
    expect(asked[1]?.body).toMatchObject({ businessId: id, organizer: name, by: ada });
    expect(asked[2]?.body).toMatchObject({ version: own.version });
  });

  it('cannot be read or changed by another owner', async () => {
    const { id } = await site.ownedBusiness(ada);
    const eve = 'eve@example.com';
    const path = `listings/${id}/events`;
    expect((await site.owner(eve, 'GET', path)).status).toBe(404);
    expect((await site.owner(eve, 'POST', path, event)).status).toBe(404);
    expect((await site.owner(eve, 'PUT', `${path}/${own.id}`, event)).status).toBe(404);
    expect((await site.owner(eve, 'POST', `${path}/${own.id}/cancel`, {})).status).toBe(404);
    expect((await site.owner(null, 'POST', path, event)).status).toBe(401);
    expect(asked).toEqual([]);
  });

  it('cannot be posted under Basic, but can be cancelled', async () => {
    const { id } = await site.ownedBusiness(ada);
    await makeBasic(harness.database(), id);
    const path = `listings/${id}/events`;
    expect(await (await site.owner(ada, 'GET', path)).json()).toMatchObject({ locked: true });
    expect((await site.owner(ada, 'POST', path, event)).status).toBe(403);
    expect((await site.owner(ada, 'PUT', `${path}/${own.id}`, event)).status).toBe(403);
    expect((await site.owner(ada, 'POST', `${path}/${own.id}/cancel`, {})).status).toBe(200);
  });

  it('are repeated, and one date is cancelled and restored', async () => {
    const { id } = await site.ownedBusiness(ada);
    const path = `listings/${id}/events`;
    const weekly = { ...event, recurrence: 'FREQ=WEEKLY' };
    expect((await site.owner(ada, 'POST', path, weekly)).status).toBe(201);
    expect((await site.owner(ada, 'PUT', `${path}/${own.id}`, event)).status).toBe(200);
    expect(asked[0]?.body).toMatchObject({ event: { recurrence: 'FREQ=WEEKLY' } });
    expect(asked[1]?.body.event).not.toHaveProperty('recurrence');
    const otherDay = { ...event, recurrence: 'FREQ=WEEKLY;BYDAY=FR' };
    const refused = await site.owner(ada, 'POST', path, otherDay);
    expect(await refused.json()).toMatchObject({ errors: [{ path: 'recurrence' }] });
    const date = `${path}/${own.id}/dates/2027-03-18`;
    const cancelled = { isCancelled: true, note: 'Closed', version: own.version };
    expect((await site.owner(ada, 'PUT', date, cancelled)).status).toBe(200);
    expect(asked.at(-1)?.url).toBe('/internal/business-events/date');
    expect(asked.at(-1)?.body).toEqual({
      ...{ businessId: id, eventId: own.id, by: ada, repetition: '2027-03-18' },
      ...cancelled,
    });
    expect((await site.owner(ada, 'PUT', date, { isCancelled: false })).status).toBe(200);
    const noDate = `${path}/${own.id}/dates/tomorrow`;
    expect((await site.owner(ada, 'PUT', noDate, cancelled)).status).toBe(400);
  });

  it('have dates that only their owner can cancel, and restore only with the plan', async () => {
    const { id } = await site.ownedBusiness(ada);
    const date = `listings/${id}/events/${own.id}/dates/2027-03-18`;
    const put = (email: string | null, isCancelled: boolean) =>
      site.owner(email, 'PUT', date, { isCancelled });
    expect((await put('eve@example.com', true)).status).toBe(404);
    expect((await put(null, true)).status).toBe(401);
    await makeBasic(harness.database(), id);
    expect((await put(ada, false)).status).toBe(403);
    expect(asked).toEqual([]);
    expect((await put(ada, true)).status).toBe(200);
  });

  it('are posted once, even when the request is repeated', async () => {
    const { id } = await site.ownedBusiness(ada);
    const headers = {
      ...auth().ownerHeaders(ada),
      'Content-Type': 'application/json',
      'Idempotency-Key': 'one',
    };
    const post = () =>
      fetch(harness.address(`/api/owner/listings/${id}/events`), {
        method: 'POST',
        headers,
        body: JSON.stringify(event),
      });
    await Promise.all([post(), post()]);
    const [first, second] = asked;
    expect(first?.body.eventId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8/);
    expect(second?.body.eventId).toBe(first?.body.eventId);
  });

  it('are refused when a field is invalid, or too many were posted', async () => {
    const { id } = await site.ownedBusiness(ada);
    const path = `listings/${id}/events`;
    expect((await site.owner(ada, 'POST', path, { title: 'x' })).status).toBe(400);
    expect((await site.owner(ada, 'POST', path, event)).status).toBe(201);
    await harness
      .database()
      .query(`update request_counts set count = $1 where name = 'events of a business'`, [
        businessEventsPerDay,
      ]);
    expect((await site.owner(ada, 'POST', path, event)).status).toBe(429);
  });

  it('are unavailable while the content service is down', async () => {
    const { id } = await site.ownedBusiness(ada);
    away = true;
    expect((await site.owner(ada, 'GET', `listings/${id}/events`)).status).toBe(503);
  });
});
