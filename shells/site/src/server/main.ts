import { createServer } from 'node:http';
import { startTelemetry } from '@town/telemetry/start-telemetry';
import { createApp } from './app';
import { readConfig } from './config';
import { handleRequest } from './handle-request';
import { log } from './log';
import { stopInOrder } from './stop-in-order';

const config = readConfig(process.env);
const stopTelemetry = await startTelemetry('site');
const app = createApp(config, () => ending.isDraining());
const server = createServer((request, response) => void handleRequest(app, request, response));
const ending = stopInOrder(server, config.drainMs);
server.requestTimeout = 30_000;
server.listen(config.port, config.host, () =>
  log('info', 'listening', { host: config.host, port: config.port }),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    log('info', 'stopping', { signal });
    await ending.stop();
    await stopTelemetry();
    process.exit(0);
  });
}
