import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ServiceConfig } from '../config/service-config.js';
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
}

/** Starts a service on a free port, with a database and a broker of the test. */
export async function startService(
  definition: ServiceDefinition,
  { databaseUrl, natsUrl, logLevel = 'fatal' }: Surroundings,
): Promise<RunningService> {
  const config: ServiceConfig = {
    PORT: 0,
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: 5,
    NATS_URL: natsUrl,
    NATS_REPLICAS: 1,
    SITE_URL: 'http://localhost:8080',
    LOG_LEVEL: logLevel,
  };
  const app = await createService(definition, config);
  await app.listen(0, '127.0.0.1');
  return { app, url: await app.getUrl(), stop: () => app.close() };
}
