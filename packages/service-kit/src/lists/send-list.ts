import type { Request, Response } from 'express';
import type { ListAnswer } from './list-snapshot.js';
import { sendSnapshot } from './send-snapshot.js';

/** Answers with a list and the total of its pages. */
export function sendList(request: Request, response: Response, list: ListAnswer): Promise<void> {
  return sendSnapshot(request, response, list, { 'X-Total-Count': String(list.total) });
}
