import {
  type Replay,
  replayDeadLettersPath,
  replaySchema,
} from '@town/contracts/messaging/dead-letters';
import { StackError } from '@town/dev-stack/lib/stack-error';
import { serviceNames } from '@town/dev-stack/stack/service-names';
import type { RunningStack } from './running-stack.js';

/**
 * Asks services, by default all of them, to try their dead letters once more.
 * @throws StackError if one of them does not run or cannot do it
 */
export async function replayDeadLetters(
  { processes }: Pick<RunningStack, 'processes'>,
  services: readonly string[],
): Promise<[service: string, replay: Replay][]> {
  const replays: [string, Replay][] = [];
  for (const service of services.length > 0 ? services : serviceNames) {
    const url = processes[service]?.url;
    if (!url || !serviceNames.some((name) => name === service)) {
      throw new StackError(
        `No service "${service}" runs here; services are ${serviceNames.join(', ')}.`,
      );
    }
    replays.push([service, await replayOf(service, url)]);
  }
  return replays;
}

async function replayOf(service: string, url: string): Promise<Replay> {
  try {
    const answer = await fetch(url + replayDeadLettersPath, { method: 'POST' });
    if (answer.ok) return replaySchema.parse(await answer.json());
  } catch {
    // A missing response is reported in the same way.
  }
  throw new StackError(`${service} could not replay its dead letters: its log says why.`);
}
