import { Injectable } from '@nestjs/common';
import type { SubscriptionQuery } from '@town/contracts/api/list-query';
import type { StaffSubscription } from '@town/contracts/subscriptions/staff-record';
import { type ListAnswer, uncachedAnswer } from '@town/service-kit/lists/list-answer';
import { DataSource, In } from 'typeorm';
import { SubscriptionEntity } from '../subscription-entity.js';

/** The list of subscriptions for staff. */
@Injectable()
export class SubscriptionList {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async page({ state = 'all', ids, limit, offset }: SubscriptionQuery): Promise<ListAnswer> {
    const [found, total] = await this.dataSource.manager.findAndCount(SubscriptionEntity, {
      where: { ...(state !== 'all' && { state }), ...(ids && { id: In(ids.split(',')) }) },
      order: { firstPaidAt: 'DESC', id: 'ASC' },
      ...(limit !== undefined && { take: limit }),
      ...(offset !== undefined && { skip: offset }),
    });
    return uncachedAnswer(found.map(shown), total);
  }
}

function shown(entity: SubscriptionEntity): StaffSubscription {
  const { id, plan, state, priceCents, firstPaidAt, paidUntil, graceUntil, email } = entity;
  return {
    id,
    plan,
    state,
    priceCents,
    firstPaidAt: firstPaidAt.toISOString(),
    paidUntil: paidUntil.toISOString(),
    graceUntil: graceUntil?.toISOString() ?? null,
    email,
  };
}
