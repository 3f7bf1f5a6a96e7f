import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BackgroundJob } from '../background-job.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { type Claimed, LeasedRows } from '../database/leased-rows.js';
import { Metrics } from '../observability/metrics.js';
import { Broker } from './broker.js';
import { OutboxListener } from './outbox-listener.js';

const batchSize = 100;
const pollMs = 1_000;
const publishTimeoutMs = 1_000;
/** How long the events of a crashed process wait until another process may claim them. */
const leaseMs = 5_000;

interface Waiting {
  position: string;
  subject: string;
  event: string;
}

/**
 * Publishes the events of the outbox. An event counts as sent once the broker has stored it. After a
 * crash an event may be published twice; the broker stores it once, by its message id. Several processes
 * may relay at the same time. An event that the broker refuses is retried after the others.
 */
@Injectable()
export class OutboxRelay extends BackgroundJob {
  private readonly listener: OutboxListener;
  private readonly outbox: LeasedRows<Waiting>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
    private readonly metrics: Metrics,
    @Inject(SERVICE_CONFIG) config: ServiceConfig,
  ) {
    super({ intervalMs: pollMs });
    this.outbox = new LeasedRows(dataSource, {
      table: 'outbox',
      waiting: 'sent_at is null',
      order: 'attempts, position',
      columns: ['position', 'subject', 'event::text as event'],
    });
    this.listener = new OutboxListener(config.DATABASE_URL, () => this.loop.wake());
    metrics.observeOutbox(() => this.measure());
  }

  override onApplicationBootstrap(): void {
    this.broker.onConnected(() => this.loop.wake());
    this.listener.start();
    super.onApplicationBootstrap();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.listener.stop(), super.beforeApplicationShutdown()]);
  }

  /** Publishes one batch. Returns 0, to run again at once, while there may be more events. */
  override async run(): Promise<number | undefined> {
    if (!this.broker.isConnected()) return undefined;
    const rows = await this.outbox.take(batchSize, leaseMs);
    if (rows.length === 0) return undefined;
    rows.sort((one, other) => Number(one.position) - Number(other.position));
    const outcomes = await Promise.allSettled(rows.map((row) => this.publish(row)));
    const sent = rows.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    await this.markSent(sent);
    const refused = rows.filter((_, index) => outcomes[index]?.status === 'rejected');
    if (refused.length > 0) {
      const first = outcomes.find((outcome) => outcome.status === 'rejected');
      this.logger.warn('The broker did not store events', {
        events: refused.length,
        error: first?.reason,
      });
      await this.outbox.extend(refused, 0);
    }
    return rows.length === batchSize && sent.length > 0 ? 0 : undefined;
  }

  private async publish({ id, subject, event }: Waiting & Claimed): Promise<void> {
    await this.broker.jetstream().publish(subject, event, { msgID: id, timeout: publishTimeoutMs });
  }

  /**
   * Does not check the lease: the broker has stored these events even if the lease has ended meanwhile.
   */
  private async markSent(rows: Claimed[]): Promise<void> {
    if (rows.length === 0) return;
    await this.dataSource.query(
      'update outbox set sent_at = clock_timestamp() where id = any($1) and sent_at is null',
      [rows.map(({ id }) => id)],
    );
    this.metrics.published.inc(rows.length);
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
