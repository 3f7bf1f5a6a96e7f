import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { readConfig } from '@town/process-kit/read-config';
import { serviceConfigSchema } from './config/service-config.js';
import { createService } from './create-service.js';
import { Broker } from './events/broker.js';
import { EventConsumers } from './events/event-consumers.js';
import type { ServiceDefinition } from './service-definition.js';

/** A command for operators: tries the service's dead letters once more. */
export async function replayDeadLetters(definition: ServiceDefinition): Promise<void> {
  const app = await createService(definition, readConfig(serviceConfigSchema));
  await new Promise<void>((resolve) => app.get(Broker).onConnected(resolve));
  const outcome = await app.get(EventConsumers).replayDeadLetters();
  new Logger('Service').log('Dead letters were tried again', outcome);
  await app.close();
}
