import { createHash } from 'node:crypto';
import { now } from '../new-id.js';
import type { Sandbox } from '../sandbox.js';
import { secondsPerDay } from '../time.js';
import { type ApiAnswer, answerApi } from './api.js';
import type { ApiRequest } from './api-request.js';

export interface Answered extends ApiAnswer {
  replayed: boolean;
}

/** Gives a repeated request with the same idempotency key the first response, without running it again. */
export function answerOnce(request: ApiRequest, sandbox: Sandbox): Answered {
  const { idempotencyKey, method } = request;
  if (!idempotencyKey || method !== 'POST') {
    return { ...answerApi(request, sandbox), replayed: false };
  }
  const id = digest([request.key.value, idempotencyKey]);
  const content = digest([request.path, request.params]);
  const earlier = sandbox.store.get('idempotent_answer', id);
  if (earlier && earlier.created > now() - secondsPerDay) {
    if (earlier.request !== content) return mismatch(idempotencyKey);
    return { status: earlier.status, body: JSON.parse(earlier.body), replayed: true };
  }
  const answer = answerApi(request, sandbox);
  if (hasBegun(answer)) {
    sandbox.store.put({
      id,
      object: 'idempotent_answer',
      created: now(),
      request: content,
      status: answer.status,
      body: JSON.stringify(answer.body),
    });
  }
  return { ...answer, replayed: false };
}

/** A request that was refused before it had an effect may be corrected and sent with the same key. */
function hasBegun({ status }: ApiAnswer): boolean {
  return status === 200 || status === 402;
}

function mismatch(key: string): Answered {
  return {
    status: 400,
    replayed: false,
    body: {
      error: {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      },
    },
  };
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
