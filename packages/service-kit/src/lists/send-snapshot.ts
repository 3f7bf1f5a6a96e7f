import type { Request, Response } from 'express';
import type { ListSnapshot } from './list-snapshot.js';

/** Answers with what was read, or with 304 when the visitor already has it. */
export function sendSnapshot(request: Request, response: Response, snapshot: ListSnapshot): void {
  response.setHeader('ETag', snapshot.etag);
  response.setHeader('Cache-Control', 'no-cache');
  if (matches(request.headers['if-none-match'], snapshot.etag)) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', snapshot.body.length);
  response.end(snapshot.body);
}

/** Compares weakly, as RFC 9110 has it for If-None-Match: a proxy may have weakened the tag. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((given) => {
    const tag = given.trim();
    return tag === '*' || tag.replace(/^W\//, '') === etag;
  });
}
