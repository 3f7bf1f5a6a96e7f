import { createHash } from 'node:crypto';
import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { OpenSubmissions } from '../limits/open-submissions.js';
import { Metrics } from '../observability/metrics.js';
import { isRobot } from './is-robot.js';
import type { SubmissionContext } from './submission-context.js';

/** Accepts submissions idempotently: each is stored once, however often it is sent. */
@Injectable()
export class Submissions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
    private readonly open: OpenSubmissions,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /**
   * Stores a record in a transaction and returns it. A repeat with the same key gets the first response;
   * the same key with other content is a conflict. A robot gets a response too, but nothing is stored.
   * @param content the validated content
   * @param record creates the response, which must be plain JSON
   */
  async accept<Answer extends { id: string }>(
    { form, key, guard, visitor }: SubmissionContext,
    content: object,
    record: Answer,
    store: (manager: EntityManager) => Promise<void>,
  ): Promise<Answer> {
    if (isRobot(guard, this.config.FORM_MINIMUM_MS)) {
      this.metrics.submissions.inc({ form, outcome: 'robot' });
      return record;
    }
    const answer = await this.dataSource.transaction(async (manager) => {
      const earlier = key && (await claimKey(manager, form, key, content, record));
      if (earlier) return earlier as Answer;
      await this.open.add(manager, { form, visitor, recordId: record.id });
      await store(manager);
      return record;
    });
    this.metrics.submissions.inc({ form, outcome: answer === record ? 'stored' : 'repeated' });
    return answer;
  }
}

/**
 * Claims an idempotency key for this transaction, or returns the response stored with an earlier claim. A
 * concurrent claim waits until the first one is committed.
 */
async function claimKey(
  manager: EntityManager,
  form: string,
  key: string,
  content: object,
  answer: object,
): Promise<object | undefined> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const claimed: unknown[] = await manager.query(
    `insert into idempotency_keys (form, key, content_hash, answer) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [form, key, hash, JSON.stringify(answer)],
  );
  if (claimed.length > 0) return undefined;
  const [earlier]: { content_hash: string; answer: object }[] = await manager.query(
    'select content_hash, answer from idempotency_keys where form = $1 and key = $2',
    [form, key],
  );
  if (earlier?.content_hash !== hash) {
    throw new ConflictException('This Idempotency-Key was used for another request');
  }
  return earlier.answer;
}
