import type { ServiceConfig } from '../config/service-config.js';
import type { ServiceDefinition } from '../service-definition.js';
import { NatsServer } from './nats-server.js';
import { readJson } from './read-json.js';
import { type RunningService, startService } from './running-service.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** Nothing listens here: for tests without events. */
const noBroker = 'nats://127.0.0.1:1';

/** A service with a database of its own, for all tests of a file. */
export interface ServiceHarness {
  database: () => TestDatabase;
  service: () => RunningService;
  /** The full URL of a path. */
  address: (path: string) => string;
  /** The parsed response of a GET. */
  read: <Body>(path: string) => Promise<Body>;
}

/** Starts the service before the first test and removes everything after the last. */
export function useService(
  definition: ServiceDefinition,
  settings: Partial<ServiceConfig> = {},
  natsUrl = () => noBroker,
): ServiceHarness {
  let database: TestDatabase;
  let service: RunningService;
  beforeAll(async () => {
    database = await createTestDatabase();
    service = await startService(definition, {
      databaseUrl: database.url,
      natsUrl: natsUrl(),
      settings,
    });
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });
  const address = (path: string) => service.url + path;
  return {
    database: () => database,
    service: () => service,
    address,
    read: async <Body>(path: string) => readJson<Body>(fetch(address(path))),
  };
}

/** The same with a broker of its own. */
export function useServiceWithBroker(
  definition: ServiceDefinition,
  settings: Partial<ServiceConfig> = {},
): ServiceHarness & { nats: () => NatsServer } {
  let nats: NatsServer;
  beforeAll(async () => {
    nats = await NatsServer.start(definition.messaging);
  });
  const harness = useService(definition, settings, () => nats.url);
  afterAll(() => nats.remove());
  return { ...harness, nats: () => nats };
}
