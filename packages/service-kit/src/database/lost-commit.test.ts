import { answerLost } from '@town/contracts/api/answer-lost';
import { DatabaseProxy } from '../testing/database-proxy.js';
import { notesService } from '../testing/notes-service.js';
import { type RunningService, startService } from '../testing/running-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

let database: TestDatabase;
let proxy: DatabaseProxy;
let service: RunningService;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await DatabaseProxy.start(database.url);
  service = await startService(notesService, {
    databaseUrl: proxy.url,
    natsUrl: 'nats://127.0.0.1:1',
  });
});

afterAll(async () => {
  await service.stop();
  proxy.stop();
  await database.drop();
});

const stored = () => database.query('select 1 from request_counts');

async function store(method: 'GET' | 'POST') {
  proxy.loseNextCommit();
  const answer = await fetch(`${service.url}/api/notes/counted`, { method });
  return { answer, problem: await answer.json() };
}

test('a change whose connection is lost while it is committed may be done or not', async () => {
  const { answer, problem } = await store('POST');
  expect(answer.status).toBe(503);
  expect(problem).toMatchObject({ type: answerLost, status: 503 });
  // Nothing asks to send it again.
  expect(answer.headers.get('retry-after')).toBeNull();
  expect(await stored()).toHaveLength(1);
});

test('what only reads can be asked again', async () => {
  const { answer, problem } = await store('GET');
  expect(answer.status).toBe(503);
  expect(problem).toMatchObject({ type: 'about:blank' });
  expect(answer.headers.get('retry-after')).toBe('5');
});
