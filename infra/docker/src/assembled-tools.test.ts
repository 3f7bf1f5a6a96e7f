import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { AssembledProgram } from './testing/assembled-program.js';
import { GuardedBroker } from './testing/guarded-broker.js';

const names = ['catalog', 'content'] as const;

describe('From the files of the tools image alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'town-tools-test-'));
  const files: Record<string, string> = {};
  const databases = new Map<string, TestDatabase>();
  const programs: AssembledProgram[] = [];
  let broker: GuardedBroker;
  let tools: AssembledProgram;

  beforeAll(async () => {
    broker = await GuardedBroker.start();
    tools = await AssembledProgram.of('tools');
    programs.push(tools);
    for (const name of names) {
      const database = await createTestDatabase();
      databases.set(name, database);
      const file = join(folder, name);
      writeFileSync(file, database.url);
      files[`${name.toUpperCase()}_DATABASE_URL_FILE`] = file;
      // The service creates the tables.
      const service = await AssembledProgram.of(name);
      programs.push(service);
      await service.start({
        DATABASE_URL_FILE: file,
        NATS_URL_FILE: broker.urlFile(name),
        SITE_URL: 'https://town.example',
        AUTH_URL: 'http://127.0.0.1:9',
      });
      await service.answer('/readyz');
    }
    // Tracing the files of three images takes a while on a busy machine.
  }, 120_000);
  afterAll(async () => {
    for (const program of programs) await program.remove();
    for (const database of databases.values()) await database.drop();
    await broker.remove();
    rmSync(folder, { recursive: true });
  });

  it('the sample town is loaded', async () => {
    await tools.run(['infra/sample-town/dist/main.js'], files);
    const counts = new Map<string, number>();
    for (const [name, table] of [
      ['catalog', 'businesses'],
      ['content', 'historical_photos'],
    ] as const) {
      const rows = await databases
        .get(name)
        ?.query<{ n: number }>(`select count(*)::int n from ${table}`);
      counts.set(table, rows?.[0]?.n ?? 0);
    }
    expect(counts.get('businesses')).toBeGreaterThan(10);
    expect(counts.get('historical_photos')).toBeGreaterThan(3);
  });

  it('a backup is taken', async () => {
    const target = join(folder, 'backup');
    // One database serves for all other services.
    const others = ['ADVERTISING', 'AUTH', 'MEDIA', 'NOTIFICATIONS'].map((name) => [
      `${name}_DATABASE_URL_FILE`,
      files['CONTENT_DATABASE_URL_FILE'],
    ]);
    await tools.run(['infra/operations/dist/operations.js', 'backup', target], {
      ...files,
      ...Object.fromEntries(others),
      STACK_URL: 'http://127.0.0.1:9',
      NATS_URL_FILE: broker.urlFile('operations'),
    });
    const manifest = JSON.parse(readFileSync(join(target, 'manifest.json'), 'utf8'));
    expect(manifest.databases.catalog.tables.businesses.rows).toBeGreaterThan(10);
  });
});
