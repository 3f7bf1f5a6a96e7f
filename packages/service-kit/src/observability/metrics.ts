import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The outcome of an event that a consumer received. */
export type ConsumerOutcome = 'processed' | 'repeated' | 'failed' | 'dead';

/** How to measure the events that the service has not handled. */
export interface BacklogMeasures {
  /** The number of events for each consumer. */
  waiting: () => Promise<Map<string, number>>;
  /** The number of dead letters in each stream. */
  deadLetters: () => Promise<Map<string, number>>;
}

interface Description {
  name: string;
  help: string;
}

/** The service's measurements, for Prometheus. */
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer requests, by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  readonly published = new Counter({
    name: 'outbox_published_total',
    help: 'Events that the broker has acknowledged',
    registers: [this.registry],
  });

  readonly consumed = new Counter({
    name: 'consumer_events_total',
    help: 'Events received by consumers, by outcome',
    labelNames: ['consumer', 'outcome'] as const,
    registers: [this.registry],
  });

  readonly submissions = new Counter({
    name: 'submissions_total',
    help: 'Submissions of forms, by form and outcome',
    labelNames: ['form', 'outcome'] as const,
    registers: [this.registry],
  });

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry });
  }

  /** Measures, at each scrape, how many events wait to be published and how long the oldest has. */
  observeOutbox(measure: () => Promise<{ waiting: number; oldestSeconds: number }>): void {
    this.observe(async () => (await measure()).oldestSeconds, {
      name: 'outbox_lag_seconds',
      help: 'Age of the oldest event that is not published yet',
    });
    this.observe(async () => (await measure()).waiting, {
      name: 'outbox_waiting',
      help: 'Events that are not published yet',
    });
  }

  /** Measures, at each scrape, the events that wait and the dead letters. */
  observeConsumers(measure: BacklogMeasures): void {
    this.observeEach('consumer', measure.waiting, {
      name: 'consumer_waiting',
      help: 'Events that a consumer has not handled yet',
    });
    this.observeEach('stream', measure.deadLetters, {
      name: 'dead_letters',
      help: 'Events that the service could not handle, by the stream that keeps them',
    });
  }

  // Each gauge measures for itself: a gauge that another one sets would show the scrape before.

  private observe(measure: () => Promise<number>, description: Description): void {
    new Gauge({
      ...description,
      registers: [this.registry],
      async collect() {
        // When the database is down, the other metrics are still reported.
        const number = await measure().catch(() => undefined);
        if (number !== undefined) this.set(number);
      },
    });
  }

  private observeEach(
    label: string,
    measure: () => Promise<Map<string, number>>,
    description: Description,
  ): void {
    new Gauge({
      ...description,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        // Without the broker the numbers are unknown, and an old number would look current.
        this.reset();
        const numbers = await measure().catch(() => undefined);
        for (const [name, number] of numbers ?? []) this.set({ [label]: name }, number);
      },
    });
  }
}
