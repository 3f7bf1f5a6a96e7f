import type { Request, Response } from 'express';
import type { ListSnapshot } from './list-snapshot.js';

/** Answers with a list, or with 304 when the visitor already has it. */
export function sendList(request: Request, response: Response, list: ListSnapshot): void {
  response.setHeader('ETag', list.etag);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('X-Total-Count', list.total);
  if (matches(request.headers['if-none-match'], list.etag)) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', list.body.length);
  response.end(list.body);
}

/** Compares weakly, as RFC 9110 has it for If-None-Match: a proxy may have weakened the tag. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((given) => {
    const tag = given.trim();
    return tag === '*' || tag.replace(/^W\//, '') === etag;
  });
}
