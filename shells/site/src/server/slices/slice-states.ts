import { STATUS_CODES } from 'node:http';
import { staffApi } from '@town/contracts/api/paths';
import type { Problem } from '@town/contracts/api/problem';
import { includesRole } from '@town/contracts/staff/roles';
import { currentSessionSchema } from '@town/contracts/staff/sessions';
import type { Answer } from '../answer';
import type { App } from '../app';
import { log } from '../log';
import { createServiceFetch, type RequestIds } from '../services/service-fetch';

/**
 * Answers the state of the slices to administrators. It is the only staff API that the site's
 * server answers, because it has the registry, the files and the counts. The auth service resolves the
 * token to an account.
 */
export async function answerSliceStates(
  app: Pick<App, 'config' | 'slices'>,
  ids: RequestIds,
  authorization: string | undefined,
): Promise<Answer> {
  const refused = await refusal(app, ids, authorization);
  if (refused) return refused;
  const states = await app.slices.states();
  if (!states) return problem(503, 'No slices are published yet');
  return answer(200, 'application/json', states);
}

async function refusal(
  { config }: Pick<App, 'config'>,
  ids: RequestIds,
  authorization: string | undefined,
): Promise<Answer | undefined> {
  if (!authorization) return problem(401, 'Sign in first');
  try {
    const ask = createServiceFetch(config.services, ids);
    const response = await ask(staffApi.session, { headers: { authorization } });
    if (response.status === 401) return problem(401, 'The token does not count');
    if (!response.ok) throw new Error(`The auth service answered ${response.status}`);
    const { role, mustEnroll } = currentSessionSchema.parse(await response.json());
    if (mustEnroll) return problem(403, 'Add a second factor to your account first');
    if (includesRole(role, 'administrator')) return undefined;
    return problem(403, 'Only staff with the role administrator may do this');
  } catch (error) {
    // An unavailable auth service must not sign the person out.
    log('warn', 'the auth service could not be asked', { requestId: ids.requestId, error });
    return problem(503, 'Signing in is not available for the moment');
  }
}

function problem(status: number, detail: string): Answer {
  const title = STATUS_CODES[status] ?? '';
  const body: Problem = { type: 'about:blank', title, status, detail, message: detail };
  return answer(status, 'application/problem+json', body);
}

/** Responses for staff must not be stored in any cache. */
function answer(status: number, type: string, body: unknown): Answer {
  const headers = { 'cache-control': 'no-store' };
  return { status, type: `${type}; charset=utf-8`, body: JSON.stringify(body), headers };
}
