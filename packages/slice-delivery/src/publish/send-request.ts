import { type KeyObject, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type RequestResult,
  requestResultSchema,
  signRequest,
  type TeamChange,
} from '../registry/team-request.js';
import { RequestFiles } from './request-files.js';
import type { SliceStorage } from './slice-storage.js';

const askAgainMs = 500;
const patienceMs = 120_000;

/**
 * Stores a team's request with its files.
 * @param built the slice's `dist`, for a publication
 * @returns its id
 */
export async function sendRequest(
  storage: SliceStorage,
  privateKey: KeyObject,
  change: TeamChange,
  built = '',
  signedAt = new Date().toISOString(),
): Promise<string> {
  const nonce = randomBytes(16).toString('hex');
  const { id, text } = signRequest(change, privateKey, { signedAt, nonce });
  const files = new RequestFiles(storage);
  if (change.action === 'publish') {
    for (const file of Object.keys(change.slice.integrity)) {
      await files.addFile(id, file, readFileSync(join(built, file)));
    }
  }
  await files.addText(id, 'request.json', text);
  return id;
}

/**
 * Waits until the watch has answered a request.
 * @throws Error when it does not answer in time
 */
export async function waitForResult(storage: SliceStorage, id: string): Promise<RequestResult> {
  const files = new RequestFiles(storage);
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(askAgainMs)) {
    const text = await files.readText(id, 'result.json');
    if (text !== undefined) return requestResultSchema.parse(JSON.parse(text));
  }
  throw new Error(`Nobody has answered the request ${id}: does the site's slice watch run?`);
}
