import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { describeError } from '../observability/describe-error.js';
import { Metrics } from '../observability/metrics.js';
import { Broker } from './broker.js';
import { OutboxListener } from './outbox-listener.js';
import { Wakeable } from './wakeable.js';

const batchSize = 100;
const pollMs = 1_000;
const publishTimeoutMs = 1_000;

interface OutboxRow {
  id: string;
  subject: string;
  event: string;
}

/**
 * Publishes what the outbox holds. A row counts as sent only once the broker has stored it;
 * published twice, after a crash in between, it is still stored once, by its message id.
 * Several processes may relay at once. What cannot be published steps behind the rest.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly wakeable = new Wakeable();
  private readonly listener: OutboxListener;
  private stopped = false;
  private running: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
    private readonly metrics: Metrics,
    @Inject(SERVICE_CONFIG) config: ServiceConfig,
  ) {
    this.listener = new OutboxListener(config.DATABASE_URL, () => this.wakeable.wake());
    metrics.observeOutbox(() => this.measure());
  }

  onApplicationBootstrap(): void {
    this.broker.onConnected(() => this.wakeable.wake());
    this.listener.start();
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.wakeable.wake();
    await this.listener.stop();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const more = await this.publishBatch().catch((error: unknown) => {
        this.logger.warn('The outbox could not be read', describeError(error));
        return false;
      });
      if (!more) await this.wakeable.sleep(pollMs);
    }
  }

  /** True when there may be more to publish at once. */
  private async publishBatch(): Promise<boolean> {
    if (!this.broker.isConnected()) return false;
    return this.dataSource.transaction(async (manager) => {
      const rows: OutboxRow[] = await manager.query(
        `select id, subject, event::text as event from outbox where sent_at is null
         order by attempts, position limit $1 for update skip locked`,
        [batchSize],
      );
      const outcomes = await Promise.allSettled(rows.map((row) => this.publish(row)));
      const took = rows.filter((_, index) => outcomes[index]?.status === 'fulfilled');
      await this.markSent(manager, took);
      await this.markFailed(manager, rows, outcomes);
      this.metrics.published.inc(took.length);
      return rows.length === batchSize && took.length > 0;
    });
  }

  private async publish({ id, subject, event }: OutboxRow): Promise<void> {
    await this.broker.jetstream().publish(subject, event, { msgID: id, timeout: publishTimeoutMs });
  }

  private async markSent(manager: EntityManager, rows: OutboxRow[]): Promise<void> {
    if (rows.length === 0) return;
    await manager.query('update outbox set sent_at = clock_timestamp() where id = any($1)', [
      rows.map(({ id }) => id),
    ]);
  }

  private async markFailed(
    manager: EntityManager,
    rows: OutboxRow[],
    outcomes: PromiseSettledResult<void>[],
  ): Promise<void> {
    const failed = rows.filter((_, index) => outcomes[index]?.status === 'rejected');
    if (failed.length === 0) return;
    const first = outcomes.find((outcome) => outcome.status === 'rejected');
    this.logger.warn('Events were not taken by the broker', {
      events: failed.length,
      ...describeError(first?.reason),
    });
    await manager.query('update outbox set attempts = attempts + 1 where id = any($1)', [
      failed.map(({ id }) => id),
    ]);
  }

  private async measure(): Promise<{ waiting: number; oldestSeconds: number }> {
    const [row] = await this.dataSource.query<{ waiting: number; oldest: number }[]>(
      `select count(*)::int as waiting,
         coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float as oldest
       from outbox where sent_at is null`,
    );
    return { waiting: row?.waiting ?? 0, oldestSeconds: row?.oldest ?? 0 };
  }
}
