import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { listVersionHeader } from '@town/contracts/api/list-versions';
import { chooseEncoding, compressedBody, type Encoding } from './compressed-body.js';
import { type ListAnswer, versionWords } from './list-answer.js';

export interface HttpAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  body?: Buffer;
  /** Whether the client does not take the encoding that the body has. */
  mustUnzip?: boolean;
}

/** The status, headers and body that answer a request; 304 when the client has this version. */
export async function httpAnswer(
  request: IncomingHttpHeaders,
  snapshot: ListAnswer,
): Promise<HttpAnswer> {
  const accepted = request['accept-encoding'];
  const encoding = chooseEncoding(accepted === undefined ? undefined : String(accepted), snapshot);
  const { list, version } = snapshot;
  const headers: Record<string, string> = {
    ETag: tagIn(snapshot.etag, encoding),
    Vary: 'Accept-Encoding',
    ...(list && version && { [listVersionHeader]: versionWords(list, version) }),
  };
  if (isHeld(request['if-none-match'], snapshot.etag)) return { status: 304, headers };
  headers['Content-Type'] = 'application/json; charset=utf-8';
  if (encoding) headers['Content-Encoding'] = encoding;
  if (snapshot.isGzipped && !encoding) {
    return { status: 200, headers, body: snapshot.body, mustUnzip: true };
  }
  const body = encoding ? await compressedBody(snapshot, encoding) : snapshot.body;
  headers['Content-Length'] = String(body.length);
  return { status: 200, headers, body };
}

/** Writes an answer. It settles when everything is sent, or the client has gone. */
export async function sendAnswer(
  response: ServerResponse,
  { status, headers, body, mustUnzip }: HttpAnswer,
): Promise<void> {
  response.writeHead(status, headers);
  if (!body || !mustUnzip) {
    response.end(body);
    return;
  }
  // The connection of a client that goes before the end is closed; there is nobody left to tell.
  await pipeline(Readable.from([body]), createGunzip(), response).catch(() => response.destroy());
}

/** A strong tag names exact bytes, so each encoding has its own. */
function tagIn(etag: string, encoding: Encoding | undefined): string {
  return encoding ? etag.replace(/"$/, `-${encoding}"`) : etag;
}

/**
 * Whether the client holds this version, in any encoding. RFC 9110 has If-None-Match compared
 * weakly: a proxy may have weakened the tag.
 */
function isHeld(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((given) => {
    const tag = given.trim();
    return tag === '*' || tag.replace(/^W\//, '').replace(/-(?:br|gzip)"$/, '"') === etag;
  });
}
