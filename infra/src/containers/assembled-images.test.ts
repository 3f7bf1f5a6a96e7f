import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NatsServer } from '@town/service-kit/testing/nats-server';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { serviceNames } from '../local/stack-plan.js';
import { AssembledProgram } from './testing/assembled-program.js';

describe('From the files of its image alone', () => {
  let nats: NatsServer;
  let database: TestDatabase;
  let program: AssembledProgram;
  const folder = mkdtempSync(join(tmpdir(), 'town-image-test-'));

  beforeAll(async () => {
    nats = await NatsServer.start();
  });
  afterAll(async () => {
    await nats.remove();
    rmSync(folder, { recursive: true });
  });

  describe.each(serviceNames)('%s', (name) => {
    beforeAll(async () => {
      database = await createTestDatabase();
      program = new AssembledProgram(name);
      const urlFile = join(folder, name);
      writeFileSync(urlFile, database.url);
      await program.start({
        DATABASE_URL_FILE: urlFile,
        NATS_URL: nats.url,
        SITE_URL: 'https://town.example',
        AUTH_URL: 'http://127.0.0.1:9',
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
        STRIPE_API_URL: 'http://127.0.0.1:9',
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'Town <town@example.com>',
        STAFF_EMAIL: 'staff@example.com',
        ADMIN_EMAIL: 'admin@example.com',
        ADMIN_PASSWORD: 'a long enough password',
      });
    });
    afterAll(async () => {
      await program.remove();
      await database.drop();
    });

    it('migrates, serves with its database and its broker, writes no file, and ends well', async () => {
      await program.answer('/readyz');
      while (!(await program.answer('/readyz')).includes('"broker":"up"'));
      expect(await program.health('/readyz')).toBe(0);
      expect(await program.stop()).toBe(0);
      expect(program.output).not.toMatch(/ERR_ACCESS_DENIED|"level":"fatal"/);
    });

    it('has neither tests nor compilers nor a package manager on board', () => {
      const files = readdirSync(program.folder, { recursive: true, encoding: 'utf8' });
      const tools = /(^|\/)(typescript|@rspack|@swc|jest|npm)\//;
      const unwanted = files.filter((file) => tools.test(file) || file.endsWith('.test.js'));
      expect(unwanted).toEqual([]);
    });
  });

  describe('the site', () => {
    beforeAll(async () => {
      program = new AssembledProgram('site');
      const keys = join(folder, 'keys.pem');
      writeFileSync(keys, '');
      await program.start({
        CATALOG_URL: 'http://127.0.0.1:9',
        CONTENT_URL: 'http://127.0.0.1:9',
        ADVERTISING_URL: 'http://127.0.0.1:9',
        AUTH_URL: 'http://127.0.0.1:9',
        SLICES_DIR: folder,
        SITE_URL: 'https://town.example',
      });
    });
    afterAll(() => program.remove());

    it('renders pages, also while everything else is away, and ends well', async () => {
      await program.answer('/healthz');
      expect(await program.answer('/about')).toContain('</html>');
      expect(await program.stop()).toBe(0);
      expect(program.output).not.toContain('ERR_ACCESS_DENIED');
    });

    it('is found unwell when nobody answers', async () => {
      expect(await program.health('/healthz')).toBe(1);
    });
  });
});
