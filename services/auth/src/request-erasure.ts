import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { erasureRequested } from '@town/contracts/privacy-events';
import { readConfig } from '@town/service-kit/config/read-config';
import { serviceConfigSchema } from '@town/service-kit/config/service-config';
import { createService } from '@town/service-kit/create-service';
import { Outbox } from '@town/service-kit/events/outbox';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { DataSource } from 'typeorm';
import { authService } from './auth-service.js';

// A command for those who run the site: has every service erase what it holds about an
// e-mail address, and prints the id of the request.
const config = readConfig(serviceConfigSchema);
const app = await createService(authService, { ...config, LOG_LEVEL: 'fatal' });
const id = randomUUID();
await app.get(DataSource).transaction((manager) =>
  app.get(Outbox).enqueue(manager, erasureRequested, {
    id,
    emailHash: emailHash(process.argv[2] ?? ''),
  }),
);
await app.close();
process.stdout.write(`${id}\n`);
