import { readFileSync, writeFileSync } from 'node:fs';
import { sendContactMessage } from '@town/dev-stack/testing/send-contact-message';
import type { ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { backupStack } from './backup-stack.js';
import { republishEvents } from './republish-events.js';
import { restoreStack } from './restore-stack.js';
import type { RunningStack } from './running-stack.js';
import { stackStatus } from './stack-status.js';
import { troublesOf } from './stack-troubles.js';
import { listStreams, withStreams } from './streams.js';
import { restlessTables } from './testing/restless-tables.js';
import { allQuiet, mailsIn, post, uploadPicture } from './testing/stack-contents.js';
import { opened, TwoStacks } from './testing/two-stacks.js';

const PATIENCE_MS = 240_000;

/** Events may be at most two years ahead. */
const nextYear = new Date().getFullYear() + 1;

const lists = ['businesses', 'churches', 'services', 'properties', 'events', 'news'];

describe('A backup', () => {
  const stacks = new TwoStacks();
  const { at } = stacks;
  let town: ThrowawayStack;
  let empty: ThrowawayStack;
  let picture: string;

  beforeAll(async () => {
    await stacks.start(async (filled) => {
      await sendContactMessage(filled.url);
      await post(filled, 'events', {
        title: 'Porch Concert',
        date: `${nextYear}-05-01`,
        category: 'community',
      });
      picture = await uploadPicture(filled);
      await allQuiet(opened(filled));
    });
    ({ town, empty } = stacks);
  }, PATIENCE_MS);
  afterAll(() => stacks.stop(), PATIENCE_MS);

  it(
    'restores the whole town into an empty stack, row by row, and sends no mail again',
    async () => {
      const taken = await backupStack(opened(town), at('first'));
      const { republished } = await restoreStack(opened(empty), at('first'), { replace: false });
      expect(republished).toBe(true);
      await allQuiet(opened(empty));
      const again = await backupStack(opened(empty), at('second'));
      for (const [name, database] of Object.entries(taken.databases)) {
        const found = again.databases[name];
        expect(Object.keys(found?.tables ?? {})).toEqual(Object.keys(database.tables));
        for (const [table, content] of Object.entries(database.tables)) {
          const { rows, sha256 } = found?.tables[table] ?? {};
          expect([name, table, rows]).toEqual([name, table, content.rows]);
          if (restlessTables.includes(table)) continue;
          expect([name, table, sha256]).toEqual([name, table, content.sha256]);
        }
      }
      for (const list of lists) {
        expect(await read(empty, list)).toEqual(await read(town, list));
      }
      expect(await eventsIn(opened(empty))).toEqual(await eventsIn(opened(town)));
      expect(await mailsIn(empty)).toEqual([]);
      const restored = await fetch(empty.url + picture);
      expect(restored.headers.get('content-type')).toBe('image/jpeg');
      const original = await fetch(town.url + picture);
      expect(await restored.bytes()).toEqual(await original.bytes());
    },
    PATIENCE_MS,
  );

  it(
    'does not replace the content of a stack unless --replace is given',
    async () => {
      await backupStack(opened(town), at('kept'));
      await post(town, 'events', {
        title: 'Late News',
        date: `${nextYear}-06-01`,
        category: 'sports',
      });
      await expect(restoreStack(opened(town), at('kept'), { replace: false })).rejects.toThrow(
        'is not empty',
      );
      expect(JSON.stringify(await read(town, 'events'))).toContain('Late News');
      await restoreStack(opened(town), at('kept'), { replace: true });
      expect(JSON.stringify(await read(town, 'events'))).not.toContain('Late News');
    },
    PATIENCE_MS,
  );

  it(
    'with a changed file changes nothing',
    async () => {
      await backupStack(opened(town), at('changed'));
      const file = at('changed/content/events.copy.gz');
      const bytes = readFileSync(file);
      bytes[bytes.length - 10]! ^= 1;
      writeFileSync(file, bytes);
      const before = await read(town, 'events');
      await expect(restoreStack(opened(town), at('changed'), { replace: true })).rejects.toThrow(
        file,
      );
      expect(await read(town, 'events')).toEqual(before);
    },
    PATIENCE_MS,
  );

  it(
    'is not needed for lost streams: the outboxes publish their events again',
    async () => {
      const stack = opened(town);
      const sent = await mailsIn(town);
      await withStreams(stack.nats, async (manager) => {
        for (const { config } of await listStreams(manager))
          await manager.streams.purge(config.name);
        // Deleting the streams also clears their deduplication windows, which would drop the repeated
        // events.
        for (const { config } of await listStreams(manager))
          await manager.streams.delete(config.name);
      });
      await town.stop();
      await town.start();
      const { notifications: _, ...kept } = await republishEvents(opened(town));
      await allQuiet(opened(town));
      const found = await eventsIn(opened(town));
      for (const [service, events] of Object.entries(kept)) {
        expect([service, found[service.toUpperCase()]]).toEqual([service, events]);
      }
      expect(kept['content']).toBeGreaterThan(0);
      expect(await mailsIn(town)).toEqual(sent);
    },
    PATIENCE_MS,
  );

  it(
    'works while parts of a stack are down, and the status names those parts',
    async () => {
      const stack = opened(empty);
      expect(troublesOf(await stackStatus(stack))).toEqual([]);
      await empty.stop();
      expect(troublesOf(await stackStatus(stack))).toContain('catalog does not run');
    },
    PATIENCE_MS,
  );
});

async function read(stack: ThrowawayStack, list: string): Promise<unknown> {
  return (await fetch(`${stack.url}/api/${list}`)).json();
}

/** The number of events in each stream. */
async function eventsIn(stack: RunningStack): Promise<Record<string, number>> {
  const streams = await withStreams(stack.nats, listStreams);
  return Object.fromEntries(streams.map(({ config, state }) => [config.name, state.messages]));
}
