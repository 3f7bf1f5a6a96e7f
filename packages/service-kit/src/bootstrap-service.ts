import 'reflect-metadata';
import { type INestApplication, Logger } from '@nestjs/common';
import { readConfig } from './config/read-config.js';
import { serviceConfigSchema } from './config/service-config.js';
import { createService } from './create-service.js';
import { Draining } from './http/draining.js';
import { describeError } from './observability/describe-error.js';
import { JsonLogger } from './observability/json-logger.js';
import type { ServiceDefinition } from './service-definition.js';

/** A stop that takes longer than this is not going to end by itself. */
const stopWithinMs = 20_000;

/** Runs a service as a process: configured by the environment, stopped by a signal. */
export async function bootstrapService(definition: ServiceDefinition): Promise<void> {
  try {
    await start(definition);
  } catch (error) {
    new JsonLogger(definition.name, 'log').fatal('Could not start', describeError(error));
    process.exit(1);
  }
}

async function start(definition: ServiceDefinition): Promise<void> {
  const config = readConfig(serviceConfigSchema);
  const app = await createService(definition, config);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(app, config.DRAIN_MS));
  }
  await app.listen(config.PORT, config.HOST);
  new Logger('Service').log('Listening', { url: await app.getUrl() });
}

async function stop(app: INestApplication, drainMs: number): Promise<void> {
  setTimeout(() => process.exit(1), drainMs + stopWithinMs).unref();
  try {
    await app.get(Draining).run(drainMs);
    await app.close();
    process.exit(0);
  } catch (error) {
    new Logger('Service').error('Could not stop in order', describeError(error));
    process.exit(1);
  }
}
