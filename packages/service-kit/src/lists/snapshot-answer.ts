import type { IncomingHttpHeaders } from 'node:http';
import { chooseEncoding, compressedBody, type Encoding } from './compressed-body.js';
import type { ListAnswer } from './list-snapshot.js';

export interface SnapshotAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  body?: Buffer;
}

/** The answer with what was read, or 304 when the visitor already has it. */
export async function snapshotAnswer(
  request: IncomingHttpHeaders,
  snapshot: ListAnswer,
): Promise<SnapshotAnswer> {
  const accepted = request['accept-encoding'];
  const encoding = chooseEncoding(accepted === undefined ? undefined : String(accepted), snapshot);
  const headers: Record<string, string> = {
    ETag: tagIn(snapshot.etag, encoding),
    Vary: 'Accept-Encoding',
  };
  if (isHeld(request['if-none-match'], snapshot.etag)) return { status: 304, headers };
  const body = encoding ? await compressedBody(snapshot, encoding) : snapshot.body;
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Type'] = 'application/json; charset=utf-8';
  headers['Content-Length'] = String(body.length);
  return { status: 200, headers, body };
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
