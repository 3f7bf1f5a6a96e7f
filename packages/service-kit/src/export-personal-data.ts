import 'reflect-metadata';
import { readConfig } from '@town/process-kit/read-config';
import { serviceConfigSchema } from './config/service-config.js';
import { createService } from './create-service.js';
import { PersonalData } from './privacy/personal-data.js';
import type { ServiceDefinition } from './service-definition.js';

/** A command for operators: prints, as JSON, everything that the service stores about an address. */
export async function exportPersonalData(
  definition: ServiceDefinition,
  [email = '']: string[],
): Promise<void> {
  const config = readConfig(serviceConfigSchema);
  const app = await createService(definition, { ...config, LOG_LEVEL: 'fatal' });
  const held = await app.get(PersonalData, { strict: false }).export(email);
  process.stdout.write(`${JSON.stringify(held, null, 2)}\n`);
  await app.close();
}
