import { apiServices } from '@town/contracts/api-owners';
import type { Config } from './config';

interface StackHealth {
  status: 'ok' | 'unavailable';
  services: Record<string, 'ok' | 'unavailable'>;
}

/** Asks every service whether it can serve. */
export async function stackHealth(services: Config['services']): Promise<StackHealth> {
  const answers = await Promise.all(
    apiServices.map(async (name): Promise<[string, 'ok' | 'unavailable']> => {
      try {
        const answer = await fetch(new URL('/readyz', services[name]), {
          signal: AbortSignal.timeout(2000),
        });
        return [name, answer.ok ? 'ok' : 'unavailable'];
      } catch {
        return [name, 'unavailable'];
      }
    }),
  );
  const status = answers.every(([, state]) => state === 'ok') ? 'ok' : 'unavailable';
  return { status, services: Object.fromEntries(answers) };
}
