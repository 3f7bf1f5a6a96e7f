import { Inject, Injectable } from '@nestjs/common';
import { auditSubjects } from '@town/contracts/audit/events';
import {
  deadLetterStream,
  ownStream,
  type ServiceMessaging,
} from '@town/messaging/service-messaging';
import { NatsError, type StoredMsg } from 'nats';
import { DataSource } from 'typeorm';
import { BackgroundJob } from '../background-job.js';
import { Broker } from '../events/broker.js';
import { MESSAGING } from '../events/messaging-token.js';
import { mentions } from './email-hash.js';

const pollMs = 2_000;

interface Erasure {
  id: string;
  email_hash: string;
  record_ids: string[];
}

/**
 * Erases events that were published before an erasure, from the service's own stream and its dead
 * letters, as soon as the broker is connected. A service without a stream has published nothing.
 */
@Injectable()
export class EventEraser extends BackgroundJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
    @Inject(MESSAGING) private readonly messaging: ServiceMessaging,
  ) {
    super({ intervalMs: pollMs, pauseFirst: true });
  }

  override async run(stopping: AbortSignal): Promise<void> {
    if (!this.broker.isConnected()) return;
    const open: Erasure[] = await this.dataSource.query(
      'select id, email_hash, record_ids from erasures where events_erased_at is null',
    );
    const stream = ownStream(this.messaging);
    for (const erasure of open) {
      if (stream) {
        await this.eraseFrom(stream, erasure, stopping);
        await this.eraseFrom(deadLetterStream(stream), erasure, stopping);
      }
      await this.dataSource.query(
        'update erasures set events_erased_at = clock_timestamp() where id = $1',
        [erasure.id],
      );
    }
  }

  private async eraseFrom(stream: string, erasure: Erasure, stopping: AbortSignal): Promise<void> {
    const ids = new Set(erasure.record_ids);
    const manager = await this.broker.manager();
    const { state } = await manager.streams.info(stream);
    // In an empty stream, the first sequence number may be 0.
    const first = Math.max(state.first_seq, 1);
    for (let seq = first; seq <= state.last_seq && !stopping.aborted; seq += 1) {
      const message = await manager.streams.getMessage(stream, { seq }).catch(missing);
      if (!message || isAuditEntry(message)) continue;
      if (mentions(contentOf(message), erasure.email_hash, ids)) {
        await manager.streams.deleteMessage(stream, seq);
      }
    }
    if (stopping.aborted) throw new Error('Stopped before every event was checked');
  }
}

/** Audit entries are not erased, not even those that the auth service has not stored yet. */
function isAuditEntry({ subject }: StoredMsg): boolean {
  return auditSubjects.includes(subject) || /^dead\..*-store-audit-entry-when-/.test(subject);
}

/** The data of an event; undefined for an unreadable dead letter. */
function contentOf(message: StoredMsg): unknown {
  try {
    return message.json<{ data?: unknown }>().data;
  } catch {
    return undefined;
  }
}

const noMessage = 10037;

/** Undefined for a message that was deleted or has expired. */
function missing(error: unknown): undefined {
  if (error instanceof NatsError && error.api_error?.err_code === noMessage) return undefined;
  throw error;
}
