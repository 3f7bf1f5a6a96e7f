import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '@town/dev-stack/lib/wait-until';
import { ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { exportTown } from '@town/operations/export-town';
import type { RunningStack } from '@town/operations/running-stack';
import { withDatabases } from '@town/operations/stack-databases';
import { allQuiet, uploadPicture } from '@town/operations/testing/stack-contents';
import { opened, TwoStacks } from '@town/operations/testing/two-stacks';
import { extractTownArchive } from '@town/town-archive/extract-town-archive';
import * as z from 'zod/mini';
import { importTown } from './import-town.js';
import { readExportedTown } from './read-exported-town.js';

const signInSchema = z.object({ token: z.string() });

const PATIENCE_MS = 240_000;

const lists = [
  'businesses',
  'churches',
  'services',
  'properties',
  'events',
  'news',
  'civic-contacts',
  'historical-photos',
  'notices',
  'pages/about',
  'pages/terms',
  'town',
];

describe('An exported town', () => {
  const stacks = new TwoStacks();
  const { at } = stacks;
  let town: ThrowawayStack;
  let empty: ThrowawayStack;
  let picture: string;

  const read = async (stack: ThrowawayStack, path: string) => {
    const answer = await fetch(`${stack.url}/api/${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json();
  };

  beforeAll(async () => {
    await stacks.start(async (filled) => {
      picture = await uploadPicture(filled);
      await edit(opened(filled), picture);
      await allQuiet(opened(filled));
      await exportTown(opened(filled), at('town.zip'));
    });
    ({ town, empty } = stacks);
  }, PATIENCE_MS);
  afterAll(() => stacks.stop(), PATIENCE_MS);

  it(
    'is loaded completely into an empty stack: settings, records in every state, and pictures',
    async () => {
      await importTown(opened(empty), at('town.zip'));
      await allQuiet(opened(empty));
      const shown = await waitUntil(
        async () =>
          JSON.stringify(await read(empty, 'town')) === JSON.stringify(await read(town, 'town')),
        60_000,
      );
      expect(shown).toBe(true);
      for (const list of lists) {
        expect([list, await read(empty, list)]).toEqual([list, await read(town, list)]);
      }
      const [loaded, original] = await Promise.all(
        [empty, town].map(async ({ url }) => (await fetch(url + picture)).bytes()),
      );
      expect(loaded).toEqual(original);
      const moved = await fetch(`${empty.url}/api/directory/before-the-move`, {
        redirect: 'manual',
      });
      expect(moved.status).toBe(301);
      expect(await historyOf(opened(empty))).toEqual(await historyOf(opened(town)));
      await exportTown(opened(empty), at('again.zip'));
      const exported = await contentOf(at('town.zip'), at('first'));
      expect(await contentOf(at('again.zip'), at('again'))).toEqual(exported);
      const records = exported.records.flatMap((part) => part.records);
      const states = new Set(records.map(({ state }) => state));
      expect(states).toEqual(new Set(['draft', 'published', 'archived']));
      const addresses = records.map(({ content }) => content['contactEmail']);
      expect(addresses).toContain('office@pies.example');
      expect(records.some(({ shown, content }) => shown && shown !== content)).toBe(true);
      const histories = exported.records.map(({ history }) => history).join('');
      expect(histories).toContain('"by":"ann@example.com"');
      for (const { records: ofKind, whole } of exported.records) {
        expect(whole?.size).toBe(ofKind.length);
      }
      expect(exported.pictures).toHaveLength(1);
    },
    PATIENCE_MS,
  );

  it('is the same when an administrator downloads it', async () => {
    const password = readFileSync(join(town.dataDir, 'admin-password'), 'utf8').trim();
    const signedIn = await fetch(`${town.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin@example.com', password }),
    });
    const { token } = signInSchema.parse(await signedIn.json());
    const answer = await fetch(`${town.url}/api/admin/export`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    await writeFile(at('downloaded.zip'), await answer.bytes());
    expect(await contentOf(at('downloaded.zip'), at('downloaded'))).toEqual(
      await contentOf(at('town.zip'), at('exported')),
    );
  });

  it(
    'is loaded by the first start of a new town that names it',
    async () => {
      await empty.stop();
      const fresh = new ThrowawayStack(at('fresh'), empty.port, { SAMPLE_DATA: at('town.zip') });
      try {
        await fresh.start();
        for (const list of lists) {
          expect([list, await read(fresh, list)]).toEqual([list, await read(town, list)]);
        }
        expect((await fetch(fresh.url + picture)).status).toBe(200);
      } finally {
        await fresh.stop();
      }
    },
    PATIENCE_MS,
  );

  it('is not loaded into a town that has records', async () => {
    const before = await read(town, 'businesses');
    await expect(importTown(opened(town), at('town.zip'))).rejects.toThrow('has records');
    expect(await read(town, 'businesses')).toEqual(before);
  });
});

/** The content that is read from an archive. */
async function contentOf(archive: string, folder: string) {
  await extractTownArchive(archive, folder);
  const { picturesFolder: _, ...content } = await readExportedTown(folder);
  const records = content.records.map(({ history, ...part }) => ({
    ...part,
    history: history && readFileSync(history.path, 'utf8'),
    whole: history?.whole,
  }));
  return { ...content, records };
}

/** Every version of every record, and the version numbers in the records. */
async function historyOf(stack: RunningStack) {
  const rows: Record<string, unknown> = {};
  await withDatabases(stack, async (clients) => {
    for (const service of ['catalog', 'content']) {
      const ask = async (sql: string) => (await clients.get(service)?.query(sql))?.rows;
      rows[service] = [
        await ask(`select record_id, version, at::text, by, action, state, content
                   from record_versions order by record_id, version`),
        await ask('select id, version, published_version from records order by id'),
      ];
    }
  });
  return rows;
}

/**
 * Makes a draft, an archived record, a renamed one, unpublished changes, a private address, a published
 * notice, and a picture in use.
 */
async function edit(stack: RunningStack, picture: string) {
  await withDatabases(stack, async (clients) => {
    const catalog = clients.get('catalog');
    await catalog?.query(`
      update records set state = 'draft', published_version = null, external_id = 'row 1'
        where kind = 'churches' and id in (select id from churches order by name limit 1);
      delete from churches where id in (select id from records where state = 'draft');
      update records set state = 'archived', archived_at = now(), published_version = null
        where kind = 'services' and id in (select id from services order by name limit 1);
      delete from services where id in (select id from records where state = 'archived');
    `);
    await catalog?.query(
      `insert into former_slugs (slug_scope, slug, record_id)
       select slug_scope, 'before-the-move', id from records
       where id in (select id from businesses order by name limit 1)`,
    );
    await catalog?.query(
      `with last as (select id from businesses order by name desc limit 1), version as (
         update record_versions set content = content || '{"contactEmail": "office@pies.example"}'
         where record_id in (select id from last))
       update records set content = content || '{"contactEmail": "office@pies.example"}'
       where id in (select id from last)`,
    );
    await catalog?.query(
      `with changed as (
         update records set version = version + 1,
           content = content || jsonb_build_object('imageUrl', $1::text)
         where id in (select id from businesses order by name limit 1) returning *)
       insert into record_versions (record_id, version, by, action, state, content)
       select id, version, 'ann@example.com', 'save', state, content from changed`,
      [picture],
    );
    await clients.get('content')?.query(publishedNotice);
  });
}

/** A notice as the desk publishes it: it has already started, and is shown until staff end it. */
const publishedNotice = `
  with notice as (
    insert into records (kind, slug_scope, slug, state, version, published_version, title, content,
        updated_by)
      select 'notices', 'notices', 'bridge-closed', 'published', 1, 1, content ->> 'text', content,
        'ann@example.com'
      from (select '{"level": "notice", "text": "Bridge closed", "textEs": null, "url": null,
        "place": null, "startsAt": "2026-01-01T00:00:00.000Z", "endsAt": null}'::jsonb as content) given
      returning *
  ), version as (
    insert into record_versions (record_id, version, by, action, state, content)
      select id, version, updated_by, 'create', state, content from notice
  )
  insert into notices (id, slug, level, text, starts_at)
    select id, slug, content ->> 'level', title, (content ->> 'startsAt')::timestamptz from notice`;
