import type { Replay } from '@town/contracts/messaging/dead-letters';

/** What the command prints for each service, and what an operator still has to do; empty if nothing. */
export function describeReplays(replays: readonly (readonly [service: string, replay: Replay])[]): {
  lines: string[];
  trouble: string;
} {
  const lines = replays.map(([service, { handled, failed, notReached }]) => {
    const left = notReached > 0 ? `, ${notReached} not reached` : '';
    return `${service}: ${handled} handled, ${failed} still cannot be handled${left}`;
  });
  const failed = replays.some(([, replay]) => replay.failed > 0);
  const count = replays.reduce((sum, [, { notReached }]) => sum + notReached, 0);
  const were = count === 1 ? 'letter was' : 'letters were';
  const again = 'run the command again, after 15 minutes if the number does not fall';
  const troubles = [
    ...(failed ? ['The log of the service says why (A dead letter still cannot be handled).'] : []),
    // Letters that failed in a replay that did not reach all are delivered again only after a pause.
    ...(count > 0 ? [`${count} ${were} not reached: ${again}.`] : []),
  ];
  return { lines, trouble: troubles.join(' ') };
}
