import { apiServices } from '@town/contracts/api/owners';
import * as z from 'zod/mini';
import type { Config } from '../config';
import { askAgain } from './ask-again';

type State = 'ok' | 'unavailable';

interface Health {
  status: State;
  services: Record<string, State>;
}

/** How long one check is shared by all requests, in milliseconds. */
const sharedFor = 1000;

/** Asks every service whether it can serve, at most once a second for all requests together. */
export class StackHealth {
  private checkedAt = Number.NEGATIVE_INFINITY;
  private checked: Promise<Health> | undefined;

  constructor(private readonly services: Config['services']) {}

  check(now = performance.now()): Promise<Health> {
    if (!this.checked || now - this.checkedAt >= sharedFor) {
      this.checkedAt = now;
      this.checked = askAll(this.services);
    }
    return this.checked;
  }
}

async function askAll(services: Config['services']): Promise<Health> {
  const answers = await Promise.all(
    apiServices.map(async (name) => [name, await ask(services[name])] as const),
  );
  const status = answers.every(([, state]) => state === 'ok') ? 'ok' : 'unavailable';
  return { status, services: Object.fromEntries(answers) };
}

const readiness = z.object({ database: z.string() });

async function ask(service: string): Promise<State> {
  try {
    const signal = AbortSignal.timeout(2000);
    const answer = await askAgain(() => fetch(new URL('/readyz', service), { signal }), signal);
    if (answer.ok) return 'ok';
    // A process that is not ready but has its database is shutting down, and still serves until it ends.
    const { data } = readiness.safeParse(await answer.json());
    return data?.database === 'up' ? 'ok' : 'unavailable';
  } catch {
    return 'unavailable';
  }
}
