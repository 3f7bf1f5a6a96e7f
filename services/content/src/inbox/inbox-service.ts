import {
  BadRequestException,
  ConflictException,
  Injectable,
  Logger,
  NotFoundException,
} from '@nestjs/common';
import type {
  InboxAnswerCall,
  InboxChange,
  InboxCounts,
  InboxQuery,
} from '@town/contracts/inbox/calls';
import { inboxAnswered } from '@town/contracts/inbox/events';
import { type InboxItem, inboxItemSchema, inboxKinds } from '@town/contracts/inbox/record';
import { mailRetryRequested } from '@town/contracts/mails/events';
import { hasWords } from '@town/managed-records/has-words';
import { Audit } from '@town/service-kit/audit/audit';
import { Outbox } from '@town/service-kit/events/outbox';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { OpenSubmissions } from '@town/service-kit/limits/open-submissions';
import { type ListAnswer, uncachedAnswer } from '@town/service-kit/lists/list-answer';
import { listPage } from '@town/service-kit/lists/list-page';
import { Brackets, DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { Assignees } from './assignees.js';
import { InboxItemEntity } from './inbox-item-entity.js';

const inOrder = (items: SelectQueryBuilder<InboxItemEntity>) =>
  items
    .orderBy('i.state', 'DESC')
    .addOrderBy('i.doneAt', 'DESC', 'NULLS FIRST')
    .addOrderBy('i.dueOn', 'ASC', 'NULLS LAST')
    .addOrderBy('i.receivedAt')
    .addOrderBy('i.id');

/** What staff do with their inbox. */
@Injectable()
export class InboxService {
  private readonly logger = new Logger('Inbox');

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly open: OpenSubmissions,
    private readonly assignees: Assignees,
  ) {}

  /** Open items, those that are due first, then the oldest; finished ones by when they were done. */
  async page({
    kind,
    state = 'open',
    assignee,
    q,
    limit,
    offset,
  }: InboxQuery): Promise<ListAnswer> {
    const items = this.dataSource.createQueryBuilder(InboxItemEntity, 'i').where('true');
    if (kind && kind !== 'all') items.andWhere('i.kind = :kind', { kind });
    if (state !== 'all') items.andWhere('i.state = :state', { state });
    if (assignee) items.andWhere('i.assignee = :assignee', { assignee });
    if (q) items.andWhere(hasWords('i.words', q));
    const [found, total] = await listPage(items, inOrder, { q, limit, offset });
    return uncachedAnswer(
      found.flatMap((item) => this.shownIfKnown(item)),
      total,
    );
  }

  async counts(): Promise<InboxCounts> {
    const rows: { kind: string; count: string }[] = await this.dataSource
      .createQueryBuilder(InboxItemEntity, 'i')
      .select('i.kind', 'kind')
      .addSelect('count(*)', 'count')
      .where(`i.state = 'open'`)
      .groupBy('i.kind')
      .getRawMany();
    const counts: InboxCounts = { all: 0 };
    for (const kind of inboxKinds) counts[kind] = 0;
    for (const { kind, count } of rows) {
      counts[kind] = Number(count);
      counts['all'] = (counts['all'] ?? 0) + Number(count);
    }
    return counts;
  }

  /** An item, with the other items of its sender. */
  async read(id: string): Promise<InboxItem & { fromSameSender: InboxItem[] }> {
    const item = await this.find(this.dataSource.manager, id);
    const others = await this.fromSameSender(item);
    return { ...shown(item), fromSameSender: others.flatMap((other) => this.shownIfKnown(other)) };
  }

  /** The newest items of the same e-mail address or phone number, however the two are written. */
  private async fromSameSender(item: InboxItemEntity): Promise<InboxItemEntity[]> {
    const email = item.senderEmail?.toLowerCase() ?? '';
    const phone = item.senderPhone?.replace(/\D/g, '') ?? '';
    // Fewer digits are no number of one person.
    const knowsPhone = phone.length >= 7;
    if (!email && !knowsPhone) return [];
    return this.dataSource
      .createQueryBuilder(InboxItemEntity, 'i')
      .where('i.id <> :id', { id: item.id })
      .andWhere(
        new Brackets((same) => {
          if (email) same.orWhere('lower(i.senderEmail) = :email', { email });
          if (knowsPhone) {
            same.orWhere(`regexp_replace(i.senderPhone, '\\D', '', 'g') = :phone`, { phone });
          }
        }),
      )
      .orderBy('i.receivedAt', 'DESC')
      .addOrderBy('i.id')
      .limit(20)
      .getMany();
  }

  /**
   * @param seenVersion what the caller has seen, or whatever is newest
   * @throws 412 with the item as it is when somebody was faster
   */
  async change(
    id: string,
    change: InboxChange,
    by: string,
    seenVersion?: number,
  ): Promise<InboxItem> {
    const { assignee: wanted } = change;
    const account = wanted ? await this.assignees.find(wanted) : undefined;
    return this.dataSource.transaction(async (manager) => {
      const item = await this.find(manager, id, true);
      refuseUnlessSeen(item, seenVersion, 'Somebody else has changed this item meanwhile');
      const { state, assignee, dueOn, note } = item;
      if (change.state) item.setState(change.state, by, new Date());
      if (wanted !== undefined && wanted !== item.assignee) {
        if (wanted && !account) throw noAccount(wanted);
        item.assignee = account ?? null;
      }
      if (change.dueOn !== undefined) item.dueOn = change.dueOn;
      if (change.note !== undefined) item.note = change.note;
      item.version += 1;
      await manager.save(item);
      if (item.state === 'done') await this.open.close(manager, [item.submissionId]);
      await this.audit.record(manager, {
        actor: by,
        action: 'change',
        kind: 'inbox',
        id,
        // A note may be about a person, and the log is never erased.
        before: { state, assignee, dueOn, hasNote: note !== null },
        after: {
          state: item.state,
          assignee: item.assignee,
          dueOn: item.dueOn,
          hasNote: item.note !== null,
        },
      });
      return shown(item);
    });
  }

  /**
   * Sends an answer by mail and keeps it with the item.
   * @param key a repeat with the same one sends nothing
   * @param seenVersion what the caller has seen, or whatever is newest
   * @throws 412 with the item as it is when somebody was faster
   */
  answer(
    id: string,
    { subject, text, template = null }: InboxAnswerCall,
    by: string,
    { key, seenVersion }: { key?: string | undefined; seenVersion?: number | undefined },
  ): Promise<InboxItem> {
    return this.dataSource.transaction(async (manager) => {
      const item = await this.find(manager, id, true);
      const earlier = key && item.answers.find((answer) => answer.key === key);
      if (earlier) {
        if (earlier.subject === subject && earlier.text === text) return shown(item);
        throw new ConflictException('This Idempotency-Key was used for another answer');
      }
      refuseUnlessSeen(
        item,
        seenVersion,
        'Somebody else has answered or changed this item meanwhile. Nothing was sent.',
      );
      if (!item.senderEmail) {
        throw new BadRequestException('The sender has left no e-mail address');
      }
      const answer = { at: new Date().toISOString(), by, subject, text, template };
      item.answers = [...item.answers, { ...answer, ...(key && { key }) }];
      item.version += 1;
      await manager.save(item);
      const email = item.senderEmail;
      await this.outbox.enqueue(manager, inboxAnswered, { id, email, subject, text });
      await this.audit.record(manager, {
        actor: by,
        action: 'answer',
        kind: 'inbox',
        id,
        before: null,
        after: null,
      });
      return shown(item);
    });
  }

  /**
   * Has a failed mail sent again. The item is done; it opens again when the mail fails once more.
   * @throws ConflictException for anything else, and when the mail cannot be sent again any more
   */
  retry(id: string, by: string): Promise<InboxItem> {
    return this.dataSource.transaction(async (manager) => {
      const item = await this.find(manager, id, true);
      const now = new Date();
      item.retryMail(by, now);
      await manager.save(item);
      await this.outbox.enqueue(manager, mailRetryRequested, { id: item.recordId });
      const entry = { actor: by, action: 'retry', kind: 'inbox', id, before: null, after: null };
      await this.audit.record(manager, entry);
      return shown(item);
    });
  }

  /** An item of a release after this one may be unknown: it must not hide the others. */
  private shownIfKnown(item: InboxItemEntity): InboxItem[] {
    const { data, success } = inboxItemSchema.safeParse(toShow(item));
    if (success) return [data];
    this.logger.warn('An item of the inbox cannot be shown', { id: item.id });
    return [];
  }

  private async find(manager: EntityManager, id: string, lock = false): Promise<InboxItemEntity> {
    const item = await manager.findOne(InboxItemEntity, {
      where: { id },
      ...(lock && { lock: { mode: 'pessimistic_write' } }),
    });
    if (!item) throw new NotFoundException('No such item');
    return item;
  }
}

/** Refuses a call of somebody who has not seen the newest version. */
function refuseUnlessSeen(
  item: InboxItemEntity,
  seenVersion: number | undefined,
  message: string,
): void {
  if (seenVersion === undefined || seenVersion === item.version) return;
  throw new ProblemException(412, message, { current: shown(item) });
}

const noAccount = (email: string) =>
  new ValidationProblem([
    { path: 'assignee', message: `${email} has no account that can do this` },
  ]);

const shown = (item: InboxItemEntity): InboxItem => inboxItemSchema.parse(toShow(item));

const toShow = (item: InboxItemEntity) => ({
  ...item,
  receivedAt: item.receivedAt.toISOString(),
  recordChangedAt: item.recordChangedAt?.toISOString() ?? null,
  doneAt: item.doneAt?.toISOString() ?? null,
});
