import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { erasureRequested } from '@town/contracts/privacy/events';
import { readConfig } from '@town/process-kit/read-config';
import { Audit } from '@town/service-kit/audit/audit';
import { serviceConfigSchema } from '@town/service-kit/config/service-config';
import { createService } from '@town/service-kit/create-service';
import { Outbox } from '@town/service-kit/events/outbox';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { DataSource } from 'typeorm';
import { authService } from './auth-service.js';

// A command for operators: requests that every service erases its data about an e-mail address, and prints
// the id of the request.
const config = readConfig(serviceConfigSchema);
const app = await createService(authService, { ...config, LOG_LEVEL: 'fatal' });
const id = randomUUID();
await app.get(DataSource).transaction(async (manager) => {
  await app.get(Outbox).enqueue(manager, erasureRequested, {
    id,
    emailHash: emailHash(process.argv[2] ?? ''),
  });
  const entry = { actor: 'system', action: 'request-erasure', kind: 'privacy', id };
  await app.get(Audit).record(manager, { ...entry, before: null, after: null });
});
await app.close();
process.stdout.write(`${id}\n`);
