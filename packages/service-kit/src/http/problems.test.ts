import { notesService } from '../testing/notes-service.js';
import { type RunningService, startService } from '../testing/running-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

let database: TestDatabase;
let service: RunningService;

beforeAll(async () => {
  database = await createTestDatabase();
  service = await startService(notesService, {
    databaseUrl: database.url,
    natsUrl: 'nats://127.0.0.1:1',
  });
});

afterAll(async () => {
  await service.stop();
  await database.drop();
});

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(service.url + path, init);
  const text = await response.text();
  return { response, status: response.status, text, body: text ? JSON.parse(text) : undefined };
}

function post(body: string | Buffer, type = 'application/json') {
  return ask('/api/notes', { method: 'POST', body, headers: { 'Content-Type': type } });
}

function expectProblem(answer: Awaited<ReturnType<typeof ask>>, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(answer.body).toMatchObject({ type: 'about:blank', status, title: expect.any(String) });
  expect(answer.body.message).toBe(answer.body.detail);
  expect(answer.text).not.toMatch(/node_modules|\.js:|hunter2/);
}

test('a valid body is accepted', async () => {
  const { status, body } = await post('{"title":"Parade","extra":1}');
  expect(status).toBe(201);
  expect(body).toEqual({ title: 'Parade' });
});

test('a call that another service owns gets a closed connection instead of a 404', async () => {
  await expect(ask('/api/events')).rejects.toThrow('fetch failed');
  expect((await ask('/api/no-such-call')).status).toBe(404);
});

test('an invalid field is reported with its path and a message', async () => {
  const answer = await post('{"title":"P","tags":[{"word":"a"},{"word":2}]}');
  expectProblem(answer, 400);
  expect(answer.body.errors).toEqual([
    { path: 'title', message: 'Title is too short' },
    { path: 'tags.1.word', message: expect.any(String) },
  ]);
});

test.each([
  ['text that is not JSON', '{"title":'],
  ['a NUL character', '{"title":"a\\u0000b"}'],
  ['half of a surrogate pair', '{"title":"a\\ud800b"}'],
  ['a NUL character in a name', '{"title":"ab","a\\u0000":1}'],
  ['bare text', '"title"'],
  ['nothing', ''],
])('a body with %s is refused', async (_, body) => {
  expectProblem(await post(body), 400);
});

test('a body over 100 KB is refused', async () => {
  const answer = await post(JSON.stringify({ title: 'x'.repeat(110 * 1024) }));
  expectProblem(answer, 413);
  expect(answer.body.detail).toBe('The body is too large');
});

test('a body in another character encoding is refused', async () => {
  const answer = await post('{"title":"Parade"}', 'application/json; charset=iso-8859-1');
  expectProblem(answer, 415);
  expect(answer.body.detail).toBe('The body must be encoded as UTF-8');
});

test('a body that is nested too deeply is not valid JSON', async () => {
  const answer = await post(`${'['.repeat(40_000)}${']'.repeat(40_000)}`);
  expectProblem(answer, 400);
  expect(answer.body.detail).toBe('The body is not valid JSON');
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'a body of type %s is refused',
  async (type) => {
    expectProblem(await post('title=x', type), 415);
  },
);

test.each([
  '/api/notes?limit=0',
  '/api/notes?limit=501',
  '/api/notes?limit=1e2',
  '/api/notes?limit=',
  '/api/notes?limit=2&limit=3',
  '/api/notes?offset=-1',
  '/api/notes?offset=99999999999999999999',
  '/api/notes?limit=%zz',
  '/api/notes?text=%00',
  '/api/%zz',
  '/api/%00',
])('%s is refused', async (path) => {
  expectProblem(await ask(path), 400);
});

test('a value that the database cannot convert gets 400', async () => {
  expectProblem(await ask('/api/notes/number?text=nine'), 400);
});

test('an unknown address gets 404, whatever is sent to it', async () => {
  expectProblem(await ask('/api/nothing'), 404);
  expectProblem(await ask('/api/nothing', { method: 'POST', body: 'text' }), 404);
});

test('a method that a path does not support gets 405 with the supported methods', async () => {
  const answer = await ask('/api/notes', { method: 'DELETE' });
  expectProblem(answer, 405);
  expect(answer.response.headers.get('allow')).toBe('GET, HEAD, POST');
});

test('HEAD for a path that only supports POST gets 405', async () => {
  const { status, response } = await ask('/api/notes/asked', { method: 'HEAD' });
  expect(status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
});

test('HEAD is answered as GET, without a body', async () => {
  const { status, text } = await ask('/api/notes', { method: 'HEAD' });
  expect(status).toBe(200);
  expect(text).toBe('');
});

test('a caller over the limit gets 429 with Retry-After', async () => {
  const answer = await ask('/api/notes/busy');
  expectProblem(answer, 429);
  expect(answer.response.headers.get('retry-after')).toBe('30');
});

test('an internal error does not reveal its cause', async () => {
  expectProblem(await ask('/api/notes/broken'), 500);
});

test.each(['query', 'builder'])(
  'a database connection lost during a request, before a %s, gets 503',
  async (by) => {
    const answer = await ask(`/api/notes/interrupted?by=${by}`);
    expect(answer.status).toBe(503);
    expect(answer.response.headers.get('retry-after')).toBe('5');
  },
);

test('requests get 503 while the database is down, and succeed when it is back', async () => {
  await database.goAway();
  const answer = await ask('/api/notes/stored');
  expectProblem(answer, 503);
  expect(answer.response.headers.get('retry-after')).toBe('5');
  expect((await ask('/readyz')).status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
  await database.comeBack();
  expect((await ask('/api/notes/stored')).status).toBe(200);
  expect((await ask('/readyz')).body).toEqual({ status: 'ok', database: 'up', broker: 'down' });
});

test('a well-formed request id is kept, any other is replaced', async () => {
  const id = async (given: string) =>
    (await ask('/healthz', { headers: { 'X-Request-Id': given } })).response.headers.get(
      'x-request-id',
    );
  expect(await id('0123456789abcdef')).toBe('0123456789abcdef');
  expect(await id('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/);
});

test('requests are measured by route, without their parameters', async () => {
  await ask('/api/notes?limit=7');
  const response = await fetch(`${service.url}/metrics`);
  const text = await response.text();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{(?=.*route="\/api\/notes")(?=.*status="200").*\} \d/,
  );
  expect(text).toMatch(/outbox_lag_seconds\{service="notes"\} 0/);
  expect(text).not.toContain('limit=7');
});

test('the service serves its OpenAPI document', async () => {
  const { body } = await ask('/api/notes/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  const { post: create } = body.paths['/api/notes'];
  expect(create.requestBody.content['application/json'].schema).toMatchObject({
    properties: { title: { type: 'string', minLength: 2 } },
  });
});
