import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { pictureRightsQuestionSchema as rightsSchema } from '@town/contracts/pictures/listing-pictures';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { portOf } from '@town/process-kit/port-of';

/** An exported record of the kind `churches`. */
export const chapel = {
  id: '00000000-0000-4000-8000-000000000002',
  slug: 'chapel',
  formerSlugs: ['old-chapel'],
  externalId: null,
  state: 'draft',
  publishAt: null,
  withdrawAt: null,
  published: null,
  name: 'Chapel',
};

/** Its history. */
export const chapelVersion = {
  record: chapel.id,
  version: 1,
  at: '2027-01-01T00:00:00.123456Z',
  by: 'ann@example.com',
  action: 'create',
  state: 'draft',
  content: { name: 'Chapel' },
};

/** Fake record services with one church and default settings. */
export interface FakeRecordServices {
  /** Requests whose paths contain this text fail, until the next test. */
  away: string;
  /** Runs before a path is answered, until the next test. */
  meanwhile: (path: string) => Promise<unknown>;
  /** The requests of the current test. */
  asked: IncomingMessage[];
  /** How many pictures each listing of an owner may show, by address and listing. */
  rights: Map<string, number>;
  /** The environment variables with their addresses. */
  variables: () => Record<string, string>;
}

/** Starts the fake services for all tests of a file. */
export function useRecordServices(): FakeRecordServices {
  let server: Server;
  const services: FakeRecordServices = {
    away: '',
    meanwhile: async () => {},
    asked: [],
    rights: new Map(),
    variables() {
      const url = `http://127.0.0.1:${portOf(server)}`;
      return { CATALOG_URL: url, CONTENT_URL: url };
    },
  };
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      services.asked.push(request);
      const { url = '' } = request;
      await services.meanwhile(url);
      if (services.away && url.includes(services.away)) response.writeHead(503).end();
      else if (url === '/internal/picture-rights') {
        const { email, listingId } = rightsSchema.parse(await json(request));
        const maximum = services.rights.get(`${email} ${listingId}`);
        response.writeHead(maximum === undefined ? 404 : 200).end(JSON.stringify({ maximum }));
      } else if (url.endsWith('/settings')) {
        response.end(JSON.stringify({ ...defaultSettings, version: 3 }));
      } else if (url.includes('export-versions')) {
        response.end(JSON.stringify(url.includes('churches') ? [chapelVersion] : []));
      } else response.end(JSON.stringify(url.includes('churches') ? [chapel] : []));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => server.close());
  beforeEach(() => Object.assign(services, { away: '', meanwhile: async () => {}, asked: [] }));
  return services;
}
