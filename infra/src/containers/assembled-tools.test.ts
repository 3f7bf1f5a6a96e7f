import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NatsServer } from '@town/service-kit/testing/nats-server';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { AssembledProgram } from './testing/assembled-program.js';

const names = ['catalog', 'content'] as const;

describe('From the files of the tools image alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'town-tools-test-'));
  const files: Record<string, string> = {};
  const databases = new Map<string, TestDatabase>();
  const programs: AssembledProgram[] = [];
  let nats: NatsServer;

  beforeAll(async () => {
    nats = await NatsServer.start();
    for (const name of names) {
      const database = await createTestDatabase();
      databases.set(name, database);
      const file = join(folder, name);
      writeFileSync(file, database.url);
      files[`${name.toUpperCase()}_DATABASE_URL_FILE`] = file;
      // It makes the tables.
      const service = new AssembledProgram(name);
      programs.push(service);
      await service.start({
        DATABASE_URL_FILE: file,
        NATS_URL: nats.url,
        SITE_URL: 'https://town.example',
        AUTH_URL: 'http://127.0.0.1:9',
      });
      await service.answer('/readyz');
    }
  });
  afterAll(async () => {
    for (const program of programs) await program.remove();
    for (const database of databases.values()) await database.drop();
    await nats.remove();
    rmSync(folder, { recursive: true });
  });

  it('the sample town is loaded', async () => {
    const tools = new AssembledProgram('tools');
    programs.push(tools);
    await tools.run(['infra/dist/sample-town/main.js'], files);
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
});
