import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '@town/dev-stack/lib/run-command';

const PERIOD_MS = 1_000;

/** Prints changes in the cluster, with the seconds since the start. */
export class Timeline {
  readonly #seen = new Map<string, string>();
  readonly #loop: Promise<void>;
  #isStopped = false;

  constructor(
    readonly start: number,
    machine: string,
  ) {
    this.#loop = this.#watch({
      [`${machine} is ready`]: ['node', machine, conditionOf('Ready')],
      'the primary': ['cluster', 'postgres', '{.status.currentPrimary}'],
      'its state': ['cluster', 'postgres', '{.status.phase}'],
      'the operator that leads': [
        'lease',
        'db9c8771.cnpg.io',
        '{.spec.holderIdentity}',
        'cnpg-system',
      ],
      'PostgreSQL behind its Service': [
        'endpoints',
        'postgres-rw',
        '{.subsets[*].addresses[*].ip}',
      ],
      'pods of catalog that are ready': [
        'deployment',
        'catalog-service',
        '{.status.readyReplicas}',
      ],
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#loop;
  }

  async #watch(looks: Record<string, string[]>): Promise<void> {
    while (!this.#isStopped) {
      await Promise.all(Object.entries(looks).map(([what, look]) => this.#look(what, look)));
      await pause(PERIOD_MS);
    }
  }

  async #look(what: string, [kind = '', name = '', path, namespace = 'town-guide']: string[]) {
    const args = ['-n', namespace, 'get', kind, name, '-o', `jsonpath=${path}`];
    const { code, stdout } = await runCommand('kubectl', args, { timeoutMs: 10_000 });
    const value = code === 0 ? stdout : 'not known';
    if (this.#seen.get(what) === value) return;
    this.#seen.set(what, value);
    const after = Math.round((Date.now() - this.start) / 1000);
    console.log(`        ${after} s: ${what}: ${value || 'none'}`);
  }
}

const conditionOf = (type: string) => `{.status.conditions[?(@.type=="${type}")].status}`;
