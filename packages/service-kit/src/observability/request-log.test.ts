import { eventually } from '../testing/eventually.js';
import { notesService } from '../testing/notes-service.js';
import { type RunningService, startService } from '../testing/running-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

const streams = [process.stdout, process.stderr];
const originals = streams.map(({ write }) => write);
const written: string[] = [];

let database: TestDatabase;
let service: RunningService;

beforeAll(async () => {
  for (const stream of streams) {
    stream.write = (chunk: unknown) => {
      written.push(String(chunk));
      return true;
    };
  }
  database = await createTestDatabase();
  service = await startService(notesService, {
    databaseUrl: database.url,
    natsUrl: 'nats://127.0.0.1:1',
    logLevel: 'info',
  });
});

afterAll(async () => {
  await service.stop();
  await database.drop();
  streams.forEach((stream, index) => {
    stream.write = originals[index]!;
  });
});

beforeEach(() => {
  written.length = 0;
});

const linesOf = (requestId: string) =>
  written.filter((line) => line.includes(requestId)).map((line) => JSON.parse(line));

async function ask(path: string, requestId: string) {
  await fetch(service.url + path, { headers: { 'X-Request-Id': requestId } });
  return eventually(() => {
    const lines = linesOf(requestId);
    return lines.some(({ message }) => message === 'Request') && lines;
  });
}

test('a request writes one log line, with its route and without its parameters', async () => {
  const lines = await ask('/api/notes?limit=5&email=ann@example.com', 'request-log-1');
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'info',
      service: 'notes',
      method: 'GET',
      route: '/api/notes',
      status: 200,
      ms: expect.any(Number),
      requestId: 'request-log-1',
    }),
  ]);
  expect(written.join('')).not.toMatch(/ann@example\.com|limit/);
});

test('an internal error is logged with its cause and the id of its request', async () => {
  const lines = await ask('/api/notes/broken', 'request-log-2');
  expect(lines.find(({ level }) => level === 'error')).toMatchObject({
    message: 'Request failed',
    reason: 'The password is hunter2',
    stackTrace: expect.stringContaining('notes-service'),
  });
});

test('health checks are not logged', async () => {
  await fetch(`${service.url}/healthz`, { headers: { 'X-Request-Id': 'request-log-3' } });
  await ask('/api/notes', 'request-log-4');
  expect(linesOf('request-log-3')).toEqual([]);
});
