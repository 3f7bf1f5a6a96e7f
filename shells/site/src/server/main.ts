import { createServer } from 'node:http';
import { startTelemetry } from '@town/telemetry/start-telemetry';
import { createApp } from './app';
import { readConfig } from './config';
import { handleRequest } from './handle-request';
import { log } from './log';

/** How long open requests may take to end when the server stops, in milliseconds. */
const stopTimeout = 20_000;

const config = readConfig(process.env);
const stopTelemetry = await startTelemetry('site');
const app = createApp(config);
const server = createServer((request, response) => void handleRequest(app, request, response));
server.requestTimeout = 30_000;
server.listen(config.port, config.host, () =>
  log('info', 'listening', { host: config.host, port: config.port }),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log('info', 'stopping', { signal });
    server.close(() => void stopTelemetry().then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), stopTimeout).unref();
  });
}
