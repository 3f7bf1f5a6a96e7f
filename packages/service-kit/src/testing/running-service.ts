import type { NestExpressApplication } from '@nestjs/platform-express';
import { type ServiceConfig, serviceConfigSchema } from '../config/service-config.js';
import { createService } from '../create-service.js';
import type { ServiceDefinition } from '../service-definition.js';

/** A service that runs in the test's process and is called over HTTP. */
export interface RunningService {
  app: NestExpressApplication;
  url: string;
  stop(): Promise<void>;
}

interface Surroundings {
  databaseUrl: string;
  natsUrl: string;
  /** Only fatal errors by default. */
  logLevel?: ServiceConfig['LOG_LEVEL'];
  /** Other configuration of the test. */
  settings?: Partial<ServiceConfig>;
  /** By default a free port. */
  port?: number;
}

/** Starts a service on a free port, with a database and a broker of the test. */
export async function startService(
  definition: ServiceDefinition,
  { databaseUrl, natsUrl, logLevel = 'fatal', settings = {}, port = 0 }: Surroundings,
): Promise<RunningService> {
  const config = {
    ...serviceConfigSchema.parse({
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: 5,
      NATS_URL: natsUrl,
      SITE_URL: 'http://localhost:8080',
      AUTH_URL: 'http://127.0.0.1:1',
      LOG_LEVEL: logLevel,
      // All requests of a test suite come from one address, so the limits must not apply.
      SUBMISSION_LIMIT: 100_000,
      SUBMISSIONS_PER_DAY: 100_000,
      OPEN_SUBMISSIONS: 100_000,
    }),
    ...settings,
  };
  const app = await createService(definition, config);
  await app.listen(port, '127.0.0.1');
  return { app, url: await app.getUrl(), stop: () => app.close() };
}
