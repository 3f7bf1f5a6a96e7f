import { Injectable } from '@nestjs/common';
import { Metrics } from '@town/service-kit/observability/metrics';
import { Counter } from 'prom-client';
import type { RecordedBy } from './payment-entity.js';

/** Counts reports of payments by outcome. */
export type PaymentOutcome =
  | 'begun'
  | 'recorded'
  | 'repeated'
  | 'refunded'
  | 'disputed'
  | 'refused';

@Injectable()
export class PaymentMetrics {
  private readonly counter: Counter<'outcome' | 'by'>;

  constructor({ registry }: Metrics) {
    this.counter = new Counter({
      name: 'payments_total',
      help: 'Reports of payments, by outcome and reporter',
      labelNames: ['outcome', 'by'] as const,
      registers: [registry],
    });
  }

  count(outcome: PaymentOutcome, by: RecordedBy): void {
    this.counter.inc({ outcome, by });
  }
}
