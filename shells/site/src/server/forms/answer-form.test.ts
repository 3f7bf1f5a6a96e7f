/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '@town/process-kit/port-of';
import { anEvent } from '@town/slice-kit/testing/records';
import { handleRequest } from '../handle-request';
import { testApp } from '../testing/test-app';

interface Received {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

let servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${portOf(server)}`;
}

/** Starts the site with one service that stands for all of them, and returns what the service receives. */
async function start(status: number, answer: unknown = {}, headers = {}, lists: unknown[] = []) {
  const received: Received[] = [];
  const read: (string | undefined)[] = [];
  const service = await listen(
    createServer(async (request, response) => {
      const body: Received['body'] = JSON.parse((await text(request)) || '{}');
      if (request.method === 'POST')
        received.push({ path: request.url, headers: request.headers, body });
      const isPost = request.method === 'POST';
      if (!isPost) read.push(request.url);
      response.writeHead(isPost ? status : 200, isPost ? headers : {});
      response.end(JSON.stringify(isPost ? answer : lists));
    }),
  );
  const app = testApp(service);
  const site = await listen(
    createServer((request, response) => void handleRequest(app, request, response)),
  );
  const post = (path: string, body: BodyInit, given: Record<string, string> = { origin: site }) =>
    fetch(site + path, {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': '203.0.113.7', ...given },
    });
  return { received, read, post };
}

const message = new URLSearchParams({
  fullName: 'Ada Field',
  email: 'ada@example.com',
  subject: 'Hours',
  message: 'When does the library open?',
  website2: '',
  role: 'admin',
});

beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(
    servers.map((server) => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    }),
  );
  servers = [];
});

describe('a form that is posted without scripts', () => {
  it('may be as large as an API request', async () => {
    const { received, post } = await start(201, { id: '1' });
    const sized = (bytes: number) => {
      const fields = new URLSearchParams({ fullName: 'Ada Field', message: '' });
      fields.set('message', 'x'.repeat(bytes - fields.toString().length));
      return fields;
    };
    expect((await post('/contact', sized(100 * 1024))).status).toBe(200);
    expect(received).toHaveLength(1);
  });

  it("is sent to its service with the visitor's address, and the page says thanks", async () => {
    const { received, post } = await start(201, { id: '1' });
    const answer = await post('/contact', message);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('Thank you for your message!');
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      path: '/api/contact',
      headers: { 'x-forwarded-for': '203.0.113.7', 'content-type': 'application/json' },
    });
    expect(received[0]?.body).toEqual({
      fullName: 'Ada Field',
      email: 'ada@example.com',
      phone: '',
      subject: 'Hours',
      message: 'When does the library open?',
      website2: '',
    });
  });

  it('has the same idempotency key when the button is pressed twice, and another for another message', async () => {
    const { received, post } = await start(201, { id: '1' });
    await post('/contact', message);
    await post('/contact', message);
    await post('/contact', new URLSearchParams([...message, ['subject', 'x']]));
    await post('/contact', new URLSearchParams({ fullName: 'Bob' }));
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('comes back with what was typed and what is wrong', async () => {
    const { post } = await start(400, {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'x',
      message: 'x',
      errors: [{ path: 'subject', message: 'Subject is required' }],
    });
    const answer = await post('/contact', new URLSearchParams({ fullName: 'Ada <b>Field</b>' }));
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('Subject is required');
    expect(html).toContain('value="Ada &lt;b&gt;Field&lt;/b&gt;"');
    expect(html).not.toContain('<b>Field');
  });

  it.each([
    [503, 503],
    [500, 503],
    [429, 429],
  ])('says that it failed where the service answers %i', async (status, answered) => {
    const { post } = await start(status, {}, { 'retry-after': '30' });
    const answer = await post('/contact', message);
    expect(answer.status).toBe(answered);
    expect(answer.headers.get('retry-after')).toBe('30');
    const html = await answer.text();
    expect(html).toContain('Error sending message');
    expect(html).toContain('value="Ada Field"');
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['nobody knows where', {}],
    ['another site, by the browser', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused when it comes from %s', async (_, headers) => {
    const { received, post } = await start(201);
    expect((await post('/contact', message, headers)).status).toBe(403);
    expect(received).toEqual([]);
  });

  it('is refused when it is not a form, or too large', async () => {
    const { received, post } = await start(201);
    const same = { 'sec-fetch-site': 'same-origin' };
    const json = await post('/contact', '{}', { ...same, 'content-type': 'application/json' });
    expect(json.status).toBe(415);
    const large = new URLSearchParams({ message: 'x'.repeat(100 * 1024) });
    expect((await post('/contact', large, same)).status).toBe(413);
    expect(received).toEqual([]);
  });

  it('is refused with a NUL character, which no page can show', async () => {
    const { received, post } = await start(201);
    const odd = new URLSearchParams({ fullName: 'Ada\0', email: 'none' });
    expect((await post('/contact', odd)).status).toBe(400);
    expect(received).toEqual([]);
  });

  it.each(['/about', '/admin/settings', '/submit-listing/gold'])(
    'is not taken at %s',
    async (path) => {
      const { post } = await start(201);
      expect((await post(path, message)).status).toBe(405);
    },
  );

  it.each(['/admin/login', '/admin/reset-password?token=t'])(
    'to %s needs scripts: the page says so, and nothing of it is sent, shown or in an address',
    async (path) => {
      const { received, post } = await start(201);
      const answer = await post(path, new URLSearchParams({ username: 'a', password: 'river 17' }));
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.url).toMatch(new RegExp(`${path.replace('?', '[?]')}$`));
      const html = await answer.text();
      expect(html).toContain('The form was not sent');
      expect(html).not.toContain('river 17');
      expect(received).toEqual([]);
    },
  );

  it('to the page for advertisers says that nothing was sent, and keeps what was typed', async () => {
    const { received, post } = await start(201);
    const answer = await post('/advertise', new URLSearchParams({ firstName: 'Ada' }));
    const html = await answer.text();
    expect(html).toContain('The form was not sent');
    expect(html).toContain('"firstName":"Ada","lastName":""');
    expect(html).toContain('"emailMarketing":false');
    expect(received).toEqual([]);
  });

  it('of a listing sends the plan from its address and the consent', async () => {
    const { received, post } = await start(201, { id: '1' });
    const listing = new URLSearchParams({
      businessName: 'Pies',
      agreement: 'on',
      selectedPlan: 'x',
    });
    await post('/submit-listing/premium', listing);
    await post('/submit-listing/', new URLSearchParams({ businessName: 'Pies' }));
    expect(received.map(({ body }) => [body['selectedPlan'], body['agreement']])).toEqual([
      ['premium', true],
      ['basic', false],
    ]);
  });

  it('of a report sends the record that it is about', async () => {
    const { received, post } = await start(201, { id: '1' });
    const id = '6f1c2a34-0c5b-4f5e-9d5a-3f6f3d9e8a10';
    const report = new URLSearchParams({ kind: 'events', id, message: 'The date is wrong.' });
    const answer = await post(`/report?kind=events&id=${id}`, report);
    expect(await answer.text()).toContain('Thank you for telling us!');
    expect(received[0]).toMatchObject({
      path: '/api/reports',
      body: { kind: 'events', id, message: 'The date is wrong.', email: '' },
    });
  });

  it.each([
    ['/contact', 'en'],
    ['/es/contact', 'es'],
  ])('at %s says that it was written in the language %s', async (path, language) => {
    const { received, post } = await start(201, { id: '1' });
    await post(path, message);
    expect(received[0]?.headers['content-language']).toBe(language);
  });

  it('of an event like one on the calendar is sent on confirmation only', async () => {
    const { received, read, post } = await start(201, { id: '1' }, {}, [anEvent({})]);
    const fields = {
      title: 'Porch Concert',
      date: new Date().toISOString().slice(0, 10),
      category: 'community',
    };
    await post('/es/events', new URLSearchParams(fields));
    expect(received).toEqual([]);
    expect(read).toContainEqual(expect.stringMatching(/like=Porch\+Concert&limit=3&language=es$/));
    await post('/events', new URLSearchParams({ ...fields, another: 'true' }));
    expect(received).toMatchObject([{ path: '/api/events', body: { title: 'Porch Concert' } }]);
  });

  it('of an event with missing fields is not compared with others', async () => {
    const { received, post } = await start(400, {}, {}, [anEvent({})]);
    await post('/events', new URLSearchParams({ title: 'Porch Concert' }));
    expect(received).toHaveLength(1);
  });

  it('of an event is sent to the events service', async () => {
    const { received, post } = await start(201, { id: '1' });
    await post('/events', new URLSearchParams({ title: 'Parade', featured: 'true' }));
    expect(received[0]?.path).toBe('/api/events');
    expect(received[0]?.body).toMatchObject({ title: 'Parade', date: '', category: '' });
    expect(received[0]?.body).not.toHaveProperty('featured');
  });
});
