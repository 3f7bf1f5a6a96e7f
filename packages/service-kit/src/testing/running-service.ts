import type { NestExpressApplication } from '@nestjs/platform-express';
import { type ServiceConfig, serviceConfigSchema } from '../config/service-config.js';
import { createService } from '../create-service.js';
import type { ServiceDefinition } from '../service-definition.js';

/** A service that runs inside the test and is spoken to over HTTP. */
export interface RunningService {
  app: NestExpressApplication;
  url: string;
  stop(): Promise<void>;
}

interface Surroundings {
  databaseUrl: string;
  natsUrl: string;
  /** Silent, unless the test is about the log. */
  logLevel?: ServiceConfig['LOG_LEVEL'];
  /** What else the test configures. */
  settings?: Partial<ServiceConfig>;
  /** A free one by default. */
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
      // A whole suite comes from one address.
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
