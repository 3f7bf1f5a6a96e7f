import { fileURLToPath } from 'node:url';
import { ServiceProcess } from './testing/service-process.js';

const program = fileURLToPath(new URL('./events/fixtures/ringing-process.js', import.meta.url));

test('a service with a wrong configuration logs one line and does not start', async () => {
  const service = new ServiceProcess(program, {
    DATABASE_URL: 'mysql://user:secret@127.0.0.1/x',
    NATS_URL: 'nats://127.0.0.1:1',
  });
  service.start();
  expect(await service.exited()).toBe(1);
  const lines = service.output.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'fatal',
    error: 'ConfigurationError',
    reason: expect.stringContaining('DATABASE_URL'),
  });
  expect(service.output).not.toContain('secret');
});
