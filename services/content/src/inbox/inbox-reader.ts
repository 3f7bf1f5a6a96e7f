import { Injectable, Logger } from '@nestjs/common';
import { type InboxCounts, type InboxQuery, nobody } from '@town/contracts/inbox/calls';
import { type InboxItem, inboxKinds } from '@town/contracts/inbox/record';
import { hasWords } from '@town/managed-records/records/has-words';
import { type ListAnswer, uncachedAnswer } from '@town/service-kit/lists/list-answer';
import { listPage } from '@town/service-kit/lists/list-page';
import { Brackets, DataSource, type SelectQueryBuilder } from 'typeorm';
import { InboxItemEntity } from './inbox-item-entity.js';
import { findItem, shownIfKnown, shownItem } from './shown-item.js';
import { waitingEvents } from './waiting-events.js';

const inOrder = (items: SelectQueryBuilder<InboxItemEntity>) =>
  items
    .orderBy('i.state', 'DESC')
    .addOrderBy('i.doneAt', 'DESC', 'NULLS FIRST')
    .addOrderBy('i.dueOn', 'ASC', 'NULLS LAST')
    .addOrderBy('i.receivedAt')
    .addOrderBy('i.id');

/** The items and counts that staff see in their inbox. */
@Injectable()
export class InboxReader {
  private readonly logger = new Logger('Inbox');

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Open items: those with the earliest due date first, then the oldest. Closed ones: the last closed
   * first.
   */
  async page({
    kind,
    state = 'open',
    assignee,
    recordId,
    q,
    ...page
  }: InboxQuery): Promise<ListAnswer> {
    const items = this.dataSource.createQueryBuilder(InboxItemEntity, 'i').where('true');
    if (kind && kind !== 'all') items.andWhere('i.kind = :kind', { kind });
    if (state !== 'all') items.andWhere('i.state = :state', { state });
    if (assignee === nobody) items.andWhere('i.assignee is null');
    else if (assignee) items.andWhere('i.assignee = :assignee', { assignee });
    if (recordId) items.andWhere('i.recordId = :recordId', { recordId });
    const words = q ? hasWords('i.words', q) : undefined;
    const [found, total] = await listPage(items, inOrder, page, words);
    return uncachedAnswer(await this.shownOf(found), total);
  }

  /** @param email the account that asks, for the number of its own items */
  async counts(email: string): Promise<InboxCounts> {
    const rows: { kind: string; count: string; mine: string }[] = await this.dataSource
      .createQueryBuilder(InboxItemEntity, 'i')
      .select('i.kind', 'kind')
      .addSelect('count(*)', 'count')
      .addSelect('count(*) filter (where i.assignee = :email)', 'mine')
      .setParameters({ email })
      .where(`i.state = 'open'`)
      .groupBy('i.kind')
      .getRawMany();
    const counts: InboxCounts = Object.fromEntries(inboxKinds.map((kind) => [kind, 0]));
    for (const { kind, count } of rows) counts[kind] = Number(count);
    const sum = (of: 'count' | 'mine') => rows.reduce((all, row) => all + Number(row[of]), 0);
    return { ...counts, all: sum('count'), mine: sum('mine') };
  }

  /** An item, with the other items of its sender. */
  async read(id: string): Promise<InboxItem & { fromSameSender: InboxItem[] }> {
    const item = await findItem(this.dataSource.manager, id);
    const waiting = await waitingEvents(this.dataSource.manager, [item]);
    const others = await this.fromSameSender(item);
    const shown = { ...shownItem(item), awaitsReview: waiting.has(item.id) };
    return { ...shown, fromSameSender: await this.shownOf(others) };
  }

  /** The newest items with the same e-mail address or phone number, ignoring case and punctuation. */
  private async fromSameSender(item: InboxItemEntity): Promise<InboxItemEntity[]> {
    const email = item.senderEmail?.toLowerCase() ?? '';
    const phone = item.senderPhone?.replace(/\D/g, '') ?? '';
    // Fewer digits do not identify one person.
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

  /** An item written by a newer release may be unknown here. It must not make the others unreadable. */
  private async shownOf(items: readonly InboxItemEntity[]): Promise<InboxItem[]> {
    const waiting = await waitingEvents(this.dataSource.manager, items);
    return items.flatMap((item) => {
      const shown = shownIfKnown(item);
      if (!shown) this.logger.warn('An item of the inbox cannot be shown', { id: item.id });
      return shown ? { ...shown, awaitsReview: waiting.has(item.id) } : [];
    });
  }
}
