import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer';
import type { App } from './app';
import { visitorOf } from './visitor-id';

/** The registry as it is published, once its signature was found good. */
export async function answerSliceRegistry(app: App, request: IncomingMessage): Promise<Answer> {
  const body = await app.slices.registryText();
  if (body === undefined) return { status: 404, type: 'text/plain', body: 'No slices yet' };
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { etag };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers };
  return { status: 200, type: 'application/json; charset=utf-8', body, headers };
}

/** Tells the gateway whether it may serve a slice's file; it asks before each of them. */
export async function answerSliceFile(app: App, request: IncomingMessage): Promise<Answer> {
  const path = request.headers['x-slice-file'];
  const genuine = typeof path === 'string' && (await app.files.mayServe(path));
  return { status: genuine ? 204 : 403 };
}

/** Takes a browser's report of a slice that failed. */
export async function answerSliceReport(app: App, request: IncomingMessage): Promise<Answer> {
  return { status: await app.reports.take(request, visitorOf(request)) };
}
