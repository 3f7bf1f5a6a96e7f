import type { Request, Response } from 'express';
import type { ListShortcut } from './list-shortcut.js';
import type { ListAnswer, ListSnapshot } from './list-snapshot.js';
import { snapshotAnswer } from './snapshot-answer.js';

/** Under which name the application holds its shortcut. */
export const SHORTCUT = 'list shortcut';

/**
 * Answers with what was read, or with 304 when the visitor already has it. The next request for
 * the same address may take the shortcut, unless the handler has said how to keep the answer:
 * then it is not for everybody.
 * @param more headers beyond those of every snapshot
 */
export async function sendSnapshot(
  request: Request,
  response: Response,
  snapshot: ListAnswer | ListSnapshot,
  more: Record<string, string> = {},
): Promise<void> {
  const isPublic = !response.hasHeader('Cache-Control');
  if (isPublic && 'key' in snapshot) {
    const shortcut = request.app.get(SHORTCUT) as ListShortcut | undefined;
    const route = String(request.route?.path ?? 'none');
    shortcut?.remember(request, { key: snapshot.key, route, headers: more });
  }
  if (isPublic) response.setHeader('Cache-Control', 'no-cache');
  const { status, headers, body } = await snapshotAnswer(request.headers, snapshot);
  response.writeHead(status, { ...more, ...headers });
  response.end(body);
}
