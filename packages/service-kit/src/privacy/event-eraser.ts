import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { NatsError, type StoredMsg } from 'nats';
import { DataSource } from 'typeorm';
import { Broker } from '../events/broker.js';
import { streamOf } from '../events/ensure-streams.js';
import { SERVICE_NAME } from '../events/service-name.js';
import { describeError } from '../observability/describe-error.js';
import { mentions } from './email-hash.js';

const pollMs = 2_000;

interface Erasure {
  id: string;
  email_hash: string;
  record_ids: string[];
}

/**
 * Erases events that were published before somebody's data was erased, from the service's
 * own stream and from the dead letters; when the broker is away, as soon as it is back.
 * A service without a stream has published nothing: its erasure is done with its tables.
 */
@Injectable()
export class EventEraser implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Privacy');
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  onApplicationBootstrap(): void {
    this.plan();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.working;
  }

  private plan(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.working = this.work()
        .catch((error: unknown) =>
          this.logger.warn('Events could not be erased', describeError(error)),
        )
        .finally(() => this.plan());
    }, pollMs).unref();
  }

  private async work(): Promise<void> {
    if (!this.broker.isConnected()) return;
    const open: Erasure[] = await this.dataSource.query(
      'select id, email_hash, record_ids from erasures where events_erased_at is null',
    );
    const stream = streamOf(this.service);
    for (const erasure of open) {
      if (stream) {
        await this.eraseFrom(stream, `${this.service}.`, erasure);
        await this.eraseFrom('DEAD', `dead.${this.service}.`, erasure);
      }
      await this.dataSource.query(
        'update erasures set events_erased_at = clock_timestamp() where id = $1',
        [erasure.id],
      );
    }
  }

  private async eraseFrom(stream: string, subjects: string, erasure: Erasure): Promise<void> {
    const ids = new Set(erasure.record_ids);
    const manager = await this.broker.jetstream().jetstreamManager();
    const { state } = await manager.streams.info(stream);
    // An empty stream may say that its first message is number 0.
    const first = Math.max(state.first_seq, 1);
    for (let seq = first; seq <= state.last_seq && !this.stopped; seq += 1) {
      const message = await manager.streams.getMessage(stream, { seq }).catch(missing);
      if (!message?.subject.startsWith(subjects)) continue;
      if (mentions(contentOf(message), erasure.email_hash, ids)) {
        await manager.streams.deleteMessage(stream, seq);
      }
    }
    if (this.stopped) throw new Error('Stopped before every event was looked at');
  }
}

/** What an event says; nothing, of a dead letter that nobody could read. */
function contentOf(message: StoredMsg): unknown {
  try {
    return message.json<{ data?: unknown }>().data;
  } catch {
    return undefined;
  }
}

const noMessage = 10037;

/** A message that has been deleted or has run out of time. */
function missing(error: unknown): undefined {
  if (error instanceof NatsError && error.api_error?.err_code === noMessage) return undefined;
  throw error;
}
