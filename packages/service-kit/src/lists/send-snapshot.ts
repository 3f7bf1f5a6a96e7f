import type { Request, Response } from 'express';
import { chooseEncoding, compressedBody, type Encoding } from './compressed-body.js';
import type { ListSnapshot } from './list-snapshot.js';

/** Answers with what was read, or with 304 when the visitor already has it. */
export async function sendSnapshot(
  request: Request,
  response: Response,
  snapshot: ListSnapshot,
): Promise<void> {
  const encoding = chooseEncoding(request.get('Accept-Encoding'), snapshot);
  response.setHeader('ETag', tagIn(snapshot.etag, encoding));
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  if (isHeld(request.get('If-None-Match'), snapshot.etag)) {
    response.status(304).end();
    return;
  }
  const body = encoding ? await compressedBody(snapshot, encoding) : snapshot.body;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

/** A strong tag names the very bytes: each encoding has its own. */
function tagIn(etag: string, encoding: Encoding | undefined): string {
  return encoding ? etag.replace(/"$/, `-${encoding}"`) : etag;
}

/**
 * Whether the visitor holds this version, in whatever encoding. Compared weakly, as RFC 9110
 * has it for If-None-Match: a proxy may have weakened the tag.
 */
function isHeld(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((given) => {
    const tag = given.trim();
    return tag === '*' || tag.replace(/^W\//, '').replace(/-(?:br|gzip)"$/, '"') === etag;
  });
}
