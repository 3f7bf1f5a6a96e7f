import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createLog } from './logger.js';

const streams = [process.stdout, process.stderr];
const originals = streams.map(({ write }) => write);
const written: string[][] = [[], []];

beforeEach(() => {
  streams.forEach((stream, index) => {
    written[index] = [];
    stream.write = (chunk: unknown) => Boolean(written[index]?.push(String(chunk)));
  });
});
afterEach(() => {
  streams.forEach((stream, index) => {
    stream.write = originals[index]!;
  });
});

test('a line is one JSON object with the service, the context and the fields', () => {
  const log = createLog({ service: 'site', context: () => ({ requestId: 'r-1' }) });
  log('info', 'Request', { status: 200 });
  expect(JSON.parse(written[0]!.join(''))).toEqual({
    time: expect.any(String),
    level: 'info',
    service: 'site',
    requestId: 'r-1',
    message: 'Request',
    status: 200,
  });
});

test('an error is written as its name, code, message and stack, to standard error', () => {
  const error = Object.assign(new TypeError('no such column'), { code: '42703' });
  createLog({ service: 'site' })('error', 'Request failed', { error });
  expect(written[0]).toEqual([]);
  expect(JSON.parse(written[1]!.join(''))).toMatchObject({
    error: 'TypeError',
    code: '42703',
    reason: 'no such column',
    stackTrace: expect.stringContaining('logger.test'),
  });
});

test('lines below the minimum level are not written', () => {
  const log = createLog({ service: 'site', minimum: 'warn' });
  log('info', 'Request');
  log('warn', 'Slow');
  expect(written[0]).toHaveLength(1);
});

test('a process goes on when its log cannot be written', async () => {
  const program = `
    import { createLog } from '${new URL('./logger.js', import.meta.url).href}';
    const log = createLog({ service: 'site' });
    process.once('message', () => {
      log('info', 'Request');
      log('error', 'Request failed');
      setImmediate(() => process.exit(7));
    });
    process.send('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    timeout: 30_000,
  });
  await once(child, 'message');
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.send('go on');
  expect(await once(child, 'exit')).toEqual([7, null]);
});
