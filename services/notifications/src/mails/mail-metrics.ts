import { Injectable } from '@nestjs/common';
import { Metrics } from '@town/service-kit/observability/metrics';
import { Counter, Gauge } from 'prom-client';
import { DataSource } from 'typeorm';

/** Counts sent, failed and postponed mails, for Prometheus. */
@Injectable()
export class MailMetrics {
  readonly sent: Counter<'kind'>;
  readonly failed: Counter<'kind'>;
  readonly postponed: Counter<'kind'>;

  constructor({ registry }: Metrics, dataSource: DataSource) {
    const registers = [registry];
    const labelNames = ['kind'] as const;
    this.sent = new Counter({
      name: 'mails_sent_total',
      help: 'Mails that the mail server accepted',
      labelNames,
      registers,
    });
    this.failed = new Counter({
      name: 'mails_failed_total',
      help: 'Mails that failed for good',
      labelNames,
      registers,
    });
    this.postponed = new Counter({
      name: 'mails_postponed_total',
      help: 'Failed attempts after which the mail will be tried again',
      labelNames,
      registers,
    });
    // Each gauge queries for itself: values that another gauge sets during a scrape appear only in the next
    // one.
    const gauge = (name: string, help: string, field: 'oldest' | 'waiting') =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const state = await measure(dataSource).catch(() => undefined);
          if (state) this.set(state[field]);
        },
      });
    gauge('mails_oldest_seconds', 'Age of the oldest mail that is not sent yet', 'oldest');
    gauge('mails_waiting', 'Mails that are not sent yet', 'waiting');
  }
}

async function measure(dataSource: DataSource) {
  const [row] = await dataSource.query<{ waiting: number; oldest: number }[]>(
    `select count(*)::int as waiting,
       coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float as oldest
     from mails where state = 'waiting'`,
  );
  return row;
}
