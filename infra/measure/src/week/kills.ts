import { serviceNames } from '@town/dev-stack/stack/service-names';
import { replicasOf } from '@town/dev-stack/stack/stack';
import type { Setting } from './setting.js';

/** The servers that a stack may have several processes of. */
const replicated = [...serviceNames, 'site'];
/** Servers with one process. The mail inbox and the payment sandbox are not part of a town's site. */
const single = ['gateway', 'postgres', 'nats'];

/** How long a killed process may be missing on a busy machine. */
const recoveryMs = 20_000;

/** The processes of all replicated servers in a setting. */
export const serverProcesses = (setting: Pick<Setting, 'replicas'>) =>
  replicated.flatMap((name) => replicasOf(setting, name));

/** Chosen in advance, so that the same seed kills the same processes at the same moments. */
export function plannedKills(
  { kills, replicas }: Setting,
  random: () => number,
): { at: number; name: string }[] {
  const servers = [...replicated, ...single];
  const oneOf = (names: readonly string[]) => names[Math.floor(random() * names.length)] ?? 'site';
  return Array.from({ length: kills }, () => {
    const at = 0.05 + 0.9 * random();
    const server = oneOf(servers);
    const hasOthers = replicated.includes(server);
    return { at, name: hasOthers ? oneOf(replicasOf({ replicas }, server)) : server };
  }).sort((a, b) => a.at - b.at);
}

/** Decides which failures are explained by kills. */
export class KilledProcesses {
  private readonly killed = new Map<string, number>();

  constructor(private readonly setting: Pick<Setting, 'replicas'>) {}

  add(name: string, now = performance.now()): void {
    this.killed.set(name, now);
  }

  /** Whether a 503 with Retry-After is explained: a process without a replica was missing. */
  explainRefusal(asked: number): boolean {
    const alone = this.setting.replicas > 1 ? ['postgres'] : [...this.killed.keys()];
    return alone.some((name) => this.isMissing(name, asked));
  }

  /** Whether a missing response is explained: the gateway was missing. */
  explainSilence(asked: number): boolean {
    return this.isMissing('gateway', asked);
  }

  /** Whether a process was killed shortly before a request, or during it. */
  private isMissing(name: string, asked: number): boolean {
    const at = this.killed.get(name);
    return at !== undefined && at > asked - recoveryMs;
  }
}
