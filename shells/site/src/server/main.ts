import { createServer } from 'node:http';
import { ConnectionDrainer } from '@town/process-kit/connection-drainer';
import { endWhenStuck } from '@town/process-kit/end-when-stuck';
import { onStopSignal } from '@town/process-kit/on-stop-signal';
import { portOf } from '@town/process-kit/port-of';
import { startTelemetry } from '@town/telemetry/start-telemetry';
import { createApp } from './app';
import { readSiteConfig } from './config';
import { handleRequest } from './handle-request';
import { log } from './log';

// The site's server: renders every page, and answers a few addresses around pages. The gateway sends
// it what is neither a file nor the API.
const config = readSiteConfig(process.env);
const stopTelemetry = await startTelemetry('site');
const drainer = new ConnectionDrainer();
const app = createApp(config, () => drainer.isDraining);
// A service that starts at the same time as this server answers soon.
await app.town.waitForFirst(10_000);
const server = createServer((request, response) => void handleRequest(app, request, response));
drainer.watch(server);
server.requestTimeout = 30_000;
server.listen(config.port, config.host, () => {
  log('info', 'listening', { host: config.host, port: portOf(server) });
  // The code of a slice may leave a rejected promise or a throwing timer behind. That would end the
  // process, and with it the pages of all other slices.
  process.on('uncaughtException', (error) => log('error', 'nobody handled an error', { error }));
  // An endless loop in a slice would stop all slices as well.
  endWhenStuck('site');
});

onStopSignal(
  async () => {
    log('info', 'stopping');
    await drainer.drain(config.drainMs);
    await stopTelemetry();
  },
  { withinMs: config.stopWithinMs, onError: (error) => log('error', 'stopping failed', { error }) },
);
