import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { brokerOptions } from '@town/process-kit/broker-options';
import { freePort } from '@town/process-kit/testing/free-port';
import { eventually } from '@town/service-kit/testing/eventually';
import { connect, type NatsConnection } from 'nats';

/** A broker with the accounts and passwords of a container. */
export class GuardedBroker {
  readonly #folder = mkdtempSync(join(tmpdir(), 'town-broker-'));
  /** The secrets of a first start. */
  readonly secrets = join(this.#folder, 'run/secrets');
  #child: ChildProcess | undefined;

  /** Puts configuration and secrets where they are in the image, and starts the server. */
  static async start(config = 'docker/nats/nats.conf'): Promise<GuardedBroker> {
    const broker = new GuardedBroker();
    const port = await freePort();
    broker.#createSecrets(`127.0.0.1:${port}`);
    const file = broker.layOut(config);
    const own = ['-a', '127.0.0.1', '-p', String(port), '-m', '-1'];
    const program = process.env.TEST_NATS_SERVER ?? 'nats-server';
    broker.#child = spawn(program, ['-c', file, ...own], {
      env: { POD_NAME: 'nats-0' },
      stdio: 'ignore',
    });
    await eventually(async () => (await broker.connectAs('catalog')).close());
    return broker;
  }

  /** The file with the address, user and password of a service. */
  urlFile(service: string): string {
    return join(this.secrets, `${service}-nats-url`);
  }

  connectAs(service: string): Promise<NatsConnection> {
    return connect({
      ...brokerOptions(readFileSync(this.urlFile(service), 'utf8')),
      reconnect: false,
    });
  }

  /** Copies a configuration file and the files that it includes. */
  layOut(config: string): string {
    const folder = join(this.#folder, 'etc/nats');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'nats.conf');
    const text = readFileSync(join(projectRoot, 'infra', config), 'utf8');
    writeFileSync(file, text.replace('store_dir: /data', `store_dir: ${this.#folder}/data`));
    const authorization = 'infra/kubernetes/base/nats/authorization.conf';
    cpSync(join(projectRoot, authorization), join(folder, 'authorization.conf'));
    return file;
  }

  #createSecrets(host: string): void {
    mkdirSync(join(this.secrets, '..'), { recursive: true });
    const create = join(projectRoot, 'infra/docker/create-secrets.mjs');
    execFileSync(process.execPath, [create, this.secrets], { env: { BROKER_HOST: host } });
  }

  async remove(): Promise<void> {
    if (this.#child) {
      const ended = once(this.#child, 'exit');
      this.#child.kill('SIGKILL');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
