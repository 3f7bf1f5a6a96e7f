import { createServer } from 'node:http';
import { deadLetterStream } from '@town/messaging/service-messaging';
import { freePort } from '@town/process-kit/testing/free-port';
import { eventually } from '@town/service-kit/testing/eventually';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { publishEvent } from '../testing/publish-event.js';
import { documentEvents, documentHandlerName } from './document-consumers.js';

const news = documentEvents.find((event) => documentHandlerName(event).includes('news-published'))!;

let port: number;
beforeAll(async () => {
  port = await freePort();
  process.env.CONTENT_URL = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  delete process.env.CONTENT_URL;
});

const { nats } = useServiceWithBroker(catalogService);

test('a record published while the content service is down is retried, and becomes no dead letter', async () => {
  const id = '0c5e6a5e-0000-4000-8000-000000000004';
  const reference = { id, slug: 'pie-wins', kind: 'news', version: 1 };
  await publishEvent(nats(), news.contract, reference);
  const connection = await nats().connect();
  const manager = await connection.jetstreamManager();
  const { stream } = news.contract;
  // More attempts than an event gets before it becomes a dead letter.
  await eventually(async () => {
    const consumers = await manager.consumers.list(stream).next();
    const consumer = consumers.find(({ name }) => name.includes(documentHandlerName(news)));
    expect(consumer?.delivered.consumer_seq).toBeGreaterThan(6);
  }, 40_000);
  const asked: string[] = [];
  const content = createServer(({ url = '' }, response) => {
    asked.push(url);
    const isList = url.includes('documents?') || url.endsWith('documents');
    response.statusCode = isList ? 200 : 404;
    response.setHeader('content-type', 'application/json').end('[]');
  });
  await new Promise<void>((done) => content.listen(port, '127.0.0.1', done));
  await eventually(async () => {
    expect(asked.some((url) => url.endsWith(id))).toBe(true);
  });
  content.close();
  const { state } = await manager.streams.info(deadLetterStream(stream));
  await connection.close();
  expect(state.messages).toBe(0);
}, 60_000);
