import type { Request, Response } from 'express';
import type { ListSnapshot } from './list-snapshot.js';
import { sendSnapshot } from './send-snapshot.js';

/** Answers with a list and the total of its pages. */
export async function sendList(
  request: Request,
  response: Response,
  list: ListSnapshot,
): Promise<void> {
  response.setHeader('X-Total-Count', list.total);
  await sendSnapshot(request, response, list);
}
