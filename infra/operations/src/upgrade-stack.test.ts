import { rmSync } from 'node:fs';
import { sendContactMessage } from '@town/dev-stack/testing/send-contact-message';
import { findFreePort, ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { runningStack } from './running-stack.js';
import { buildReleaseBefore, knowsReleaseBefore } from './testing/release-before.js';
import { allQuiet, mailsIn, post, rowsOf } from './testing/stack-contents.js';

const PATIENCE_MS = 300_000;

/** Tables that change without requests. */
const changing = /\.(list_versions|outbox|payment_reconciliation|search_\w+)$/;

const password = 'a password for the upgrade';
const admin = { ADMIN_EMAIL: 'clerk@example.com', ADMIN_PASSWORD: password };

(knowsReleaseBefore() ? describe : describe.skip)(
  'A stack that the release before has filled',
  () => {
    const before = buildReleaseBefore();
    let stack: ThrowawayStack;
    let rows: Map<string, string[]>;
    let mails: string[];
    let token: string;

    const contents = () => runningStack({ ...process.env, DATA_DIR: stack.dataDir });

    async function signIn(): Promise<string> {
      const answer = await fetch(`${stack.url}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: admin.ADMIN_EMAIL, password }),
      });
      expect(answer.status).toBe(200);
      const body: { token: string } = JSON.parse(await answer.text());
      return body.token;
    }

    beforeAll(async () => {
      const dataDir = `${before.folder}/data`;
      const port = await findFreePort();
      const old = new ThrowawayStack(dataDir, port, admin, before.program);
      stack = old;
      await old.start();
      await sendContactMessage(old.url);
      await post(old, 'events', { title: 'Porch Concert', date: inAYear(), category: 'community' });
      token = await signIn();
      await allQuiet(contents());
      rows = await rowsOf(contents());
      mails = await mailsIn(old);
      await old.stop();
      stack = new ThrowawayStack(dataDir, port, admin);
      await stack.start();
      await allQuiet(contents());
    }, PATIENCE_MS);
    afterAll(async () => {
      await stack.stop();
      rmSync(before.folder, { recursive: true, force: true });
    }, PATIENCE_MS);

    it('has every row after the upgrade', async () => {
      const now = await rowsOf(contents());
      const tables = [...rows].filter(([table]) => !changing.test(table));
      expect(tables.length).toBeGreaterThan(15);
      for (const [table, kept] of tables) {
        const known = (now.get(table) ?? []).map((row) => JSON.parse(row));
        const lost = kept.filter((row) => !known.some((each) => contains(each, JSON.parse(row))));
        expect({ table, lost }).toEqual({ table, lost: [] });
      }
    });

    it('publishes every record, with a slug and a first version', async () => {
      const headers = { authorization: `Bearer ${token}` };
      const read = async <Answer>(path: string): Promise<Answer> =>
        JSON.parse(await (await fetch(stack.url + path, { headers })).text());
      for (const kind of ['businesses', 'services', 'churches', 'properties', 'events', 'news']) {
        const shown = await read<{ id: string; slug: string }[]>(`/api/${kind}`);
        const records = await read<Record<string, unknown>[]>(`/api/admin/${kind}`);
        expect(shown.length).toBeGreaterThan(3);
        expect(new Set(records.map(({ id }) => id))).toEqual(new Set(shown.map(({ id }) => id)));
        expect(new Set(shown.map(({ slug }) => slug)).size).toBe(shown.length);
        for (const record of records)
          expect(record).toMatchObject({ state: 'published', version: 1 });
        const history = await read<unknown[]>(`/api/admin/${kind}/${shown[0]?.id}/history`);
        expect(history).toMatchObject([{ version: 1, action: 'create', by: 'system' }]);
      }
    });

    it('keeps the texts of its pages, which are now records', async () => {
      for (const [page, words] of [
        ['about', 'lies on the Blanco River'],
        ['civic-contacts', '830-833-4375'],
      ]) {
        expect(await (await fetch(`${stack.url}/api/pages/${page}`)).text()).toContain(words);
      }
    });

    it('puts earlier messages into the inbox', async () => {
      const answer = await fetch(`${stack.url}/api/admin/inbox?kind=message`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await answer.json()).toMatchObject([{ subject: 'Hours', state: 'open' }]);
    });

    it('sends no mail again', async () => {
      expect(mails.length).toBeGreaterThan(1);
      expect(await mailsIn(stack)).toEqual(mails);
    });

    it('accepts the sessions and passwords of its staff', async () => {
      const answer = await fetch(`${stack.url}/api/admin/advertisers`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(200);
      await signIn();
    });
  },
);

function inAYear(): string {
  return `${new Date().getFullYear() + 1}-05-01`;
}

/** Whether a row has at least the columns and values of another one. */
function contains(row: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return Object.entries(other).every(
    ([column, value]) => JSON.stringify(row[column]) === JSON.stringify(value),
  );
}
