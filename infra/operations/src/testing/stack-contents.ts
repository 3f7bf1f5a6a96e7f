import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '@town/dev-stack/lib/wait-until';
import type { ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import * as z from 'zod/mini';
import { tablesOf } from '../database-tables.js';
import type { RunningStack } from '../running-stack.js';
import { withDatabases } from '../stack-databases.js';
import { stackStatus } from '../stack-status.js';

const mailsSchema = z.array(z.object({ id: z.string() }));

/** Sends something to the site as a visitor. */
export async function post(stack: ThrowawayStack, path: string, body: object): Promise<void> {
  const response = await fetch(`${stack.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
}

const signInSchema = z.object({ token: z.string() });
const uploadSchema = z.object({ variants: z.array(z.object({ path: z.string() })) });

/** A red dot. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads a picture as the first staff account, and returns the address of its JPEG file. */
export async function uploadPicture(stack: ThrowawayStack): Promise<string> {
  const password = readFileSync(join(stack.dataDir, 'admin-password'), 'utf8').trim();
  const signedIn = await fetch(`${stack.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@example.com', password }),
  });
  const { token } = signInSchema.parse(await signedIn.json());
  const form = new FormData();
  form.append('alt', 'A red dot');
  form.append('file', new Blob([png]), 'dot.png');
  const answer = await fetch(`${stack.url}/api/admin/pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const path = uploadSchema.parse(await answer.json()).variants.at(-1)?.path;
  if (!path) throw new Error('The picture has no files');
  return path;
}

/** The ids of all mails in the local inbox. */
export async function mailsIn(stack: ThrowawayStack): Promise<string[]> {
  const answer = await fetch(`${stack.file().mail.inbox}/email`);
  return mailsSchema.parse(await answer.json()).map(({ id }) => id);
}

/** Waits until every event is published and handled, and every mail is sent. */
export async function allQuiet(stack: RunningStack): Promise<void> {
  const quiet = await waitUntil(async () => {
    const { consumers, processes, streams } = await stackStatus(stack);
    const unsent = await withDatabases(stack, async (clients) => {
      const notifications = clients.get('notifications');
      const result = await notifications?.query("select 1 from mails where state = 'waiting'");
      return result?.rowCount;
    });
    return (
      streams.length > 0 &&
      consumers.every(({ waiting }) => waiting === 0) &&
      processes.every(({ outboxWaiting }) => !outboxWaiting) &&
      unsent === 0
    );
  }, 60_000);
  expect(quiet).toBe(true);
}

/** Every row of a stack as JSON text, by database and table. */
export function rowsOf(stack: RunningStack): Promise<Map<string, string[]>> {
  return withDatabases(stack, async (clients) => {
    const rows = new Map<string, string[]>();
    for (const [database, client] of clients) {
      for (const { name } of await tablesOf(client)) {
        const found = await client.query<{ row: string }>(
          `select to_jsonb(t)::text as row from "${name}" t`,
        );
        rows.set(
          `${database}.${name}`,
          found.rows.map(({ row }) => row),
        );
      }
    }
    return rows;
  });
}
