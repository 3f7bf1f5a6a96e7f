import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceUrlVariables } from '@town/contracts/api/owners';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { serviceNames } from '@town/dev-stack/stack/service-names';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { AssembledProgram } from './testing/assembled-program.js';
import { GuardedBroker } from './testing/guarded-broker.js';

describe('From the files of its image alone', () => {
  let broker: GuardedBroker;
  let database: TestDatabase;
  let program: AssembledProgram;
  const folder = mkdtempSync(join(tmpdir(), 'town-image-test-'));

  beforeAll(async () => {
    broker = await GuardedBroker.start();
  });
  afterAll(async () => {
    await broker.remove();
    rmSync(folder, { recursive: true });
  });

  describe.each(serviceNames)('%s', (name) => {
    beforeAll(async () => {
      database = await createTestDatabase();
      program = await AssembledProgram.of(name);
      const urlFile = join(folder, name);
      writeFileSync(urlFile, database.url);
      await program.start({
        DATABASE_URL_FILE: urlFile,
        NATS_URL_FILE: broker.urlFile(name),
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
      // Most of this time is spent tracing the files of a service.
    }, 180_000);
    afterAll(async () => {
      await program.remove();
      await database.drop();
    });

    it('migrates, serves with its database and its broker, writes no file, and shuts down gracefully', async () => {
      await program.answer('/readyz');
      while (!(await program.answer('/readyz')).includes('"broker":"up"'));
      expect(await program.health('/readyz')).toBe(0);
      expect(await program.stop()).toBe(0);
      expect(program.output).not.toMatch(/ERR_ACCESS_DENIED|"level":"fatal"/);
    });

    if (name === 'media') {
      it('loads the library of pictures in the process that uses it', async () => {
        // Without a picture to make, the process ends at once.
        expect(await program.run(['services/media/dist/make-picture.js'], {})).toBe('');
      });
    }

    it('contains neither tests nor compilers nor a package manager', () => {
      const files = readdirSync(program.folder, { recursive: true, encoding: 'utf8' });
      const tools = /(^|\/)(typescript|@rspack|@swc|jest|npm)\//;
      const unwanted = files.filter((file) => tools.test(file) || file.endsWith('.test.js'));
      expect(unwanted).toEqual([]);
    });
  });

  describe('slices and site', () => {
    const secrets = join(folder, 'secrets');
    const published = join(folder, 'published');
    const pulled = join(folder, 'pulled');
    const publicKeys = { SLICES_PUBLIC_KEYS_FILE: join(secrets, 'slices-public-keys.pem') };
    let slices: AssembledProgram;

    beforeAll(async () => {
      const createSecrets = join(projectRoot, 'infra/docker/create-secrets.mjs');
      execFileSync(process.execPath, [createSecrets, secrets]);
      slices = await AssembledProgram.of('slices:all');
      program = await AssembledProgram.of('site');
      await slices.run(['main.js'], {
        SLICES_DIR: published,
        SLICES_SIGNING_KEY_FILE: join(secrets, 'slices-signing-key.pem'),
      });
      const pull = [
        'packages/slice-delivery/dist/command/slice-command.js',
        'pull',
        '--to',
        pulled,
      ];
      await slices.run(pull, { SLICES_DIR: published, ...publicKeys });
      await program.start({
        ...serviceUrlVariables(() => 'http://127.0.0.1:9'),
        SLICES_DIR: pulled,
        SITE_URL: 'https://town.example',
        ...publicKeys,
      });
    });
    afterAll(async () => {
      await slices.remove();
      await program.remove();
    });

    it('are watched by the image that publishes them', async () => {
      await program.answer('/readyz');
      const watch = [
        'packages/slice-delivery/dist/command/slice-command.js',
        'watch',
        '--site',
        program.url,
      ];
      const said = await slices.run(watch, {
        SLICES_DIR: published,
        SLICES_SIGNING_KEY_FILE: join(secrets, 'slices-signing-key.pem'),
      });
      expect(said).toBe('');
    });

    it('show pages of a slice that was published, signed, and pulled without the private key', async () => {
      await program.answer('/readyz');
      const page = await program.answer('/advertise');
      expect(page).toMatch(/\/slices\/mfe-advertise\//);
      expect(await program.stop()).toBe(0);
      expect(program.output).not.toMatch(/ERR_ACCESS_DENIED|"level":"error".*slice/);
    });

    it('are reported unhealthy if no server answers', async () => {
      expect(await program.health('/healthz')).toBe(1);
    });
  });
});
