import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { ConnectionDrainer } from '@town/process-kit/connection-drainer';
import { createLog } from '@town/process-kit/logger';
import { onStopSignal } from '@town/process-kit/on-stop-signal';
import { readConfig } from '@town/process-kit/read-config';
import { serviceConfigSchema } from './config/service-config.js';
import { createService } from './create-service.js';
import type { ServiceDefinition } from './service-definition.js';

/** Open requests and background jobs finish well within this time after draining. */
const stopWithinMs = 20_000;

/** Runs a service as a process: configured by its environment, stopped by a signal. */
export async function bootstrapService(definition: ServiceDefinition): Promise<void> {
  try {
    await start(definition);
  } catch (error) {
    createLog({ service: definition.messaging.service })('fatal', 'Could not start', { error });
    process.exit(1);
  }
}

async function start(definition: ServiceDefinition): Promise<void> {
  const config = readConfig(serviceConfigSchema);
  const app = await createService(definition, config);
  const logger = new Logger('Service');
  const stop = async () => {
    await app.get(ConnectionDrainer).drain(config.DRAIN_MS);
    await app.close();
  };
  onStopSignal(stop, {
    withinMs: config.DRAIN_MS + stopWithinMs,
    onError: (error) => logger.error('The stop failed', { error }),
  });
  await app.listen(config.PORT, config.HOST);
  logger.log('Listening', { url: await app.getUrl() });
}
