/**
 * Which plan a business has. Subscriptions pay for an application, and a business is made of it; their
 * events may arrive in any order, and before the business exists. A subscription that has ended never
 * comes back: the owner begins another one.
 */
import { Injectable } from '@nestjs/common';
import type { ListingTier } from '@town/contracts/owners/listings';
import { writePublicRow } from '@town/managed-records/public-row';
import { RecordStore } from '@town/managed-records/record-store';
import type { EntityManager } from 'typeorm';
import { findBusinessOf } from '../businesses/business-of-application.js';
import { managedBusinesses } from '../managed-kinds.js';

/** What is known of a subscription. */
interface KnownSubscription {
  /** Stripe's id. */
  id: string;
  applicationId: string | null;
  ended: boolean;
}

@Injectable()
export class ListingTiers {
  constructor(private readonly store: RecordStore) {}

  /**
   * Notes a subscription, and shows its business as its plan says. It may count for another one until
   * the application that it pays for is approved.
   */
  async note(manager: EntityManager, subscription: KnownSubscription): Promise<void> {
    const { id, applicationId, ended } = subscription;
    const [before] = await manager.query<{ applicationId: string | null }[]>(
      `select application_id as "applicationId" from listing_subscriptions where id = $1 for update`,
      [id],
    );
    const [known] = await manager.query<{ applicationId: string | null }[]>(
      `insert into listing_subscriptions as s (id, application_id, ended) values ($1, $2, $3)
       on conflict (id) do update set ended = s.ended or excluded.ended,
         application_id = coalesce(excluded.application_id, s.application_id)
       returning application_id as "applicationId"`,
      [id, applicationId, ended],
    );
    for (const each of new Set([before?.applicationId, known?.applicationId])) {
      if (each) await this.showAgain(manager, each);
    }
  }

  /** The plan of a business that was made of an application, or of none. */
  async tierOf(manager: EntityManager, applicationId: unknown): Promise<ListingTier> {
    const [found] = await manager.query<{ tier: ListingTier }[]>(
      'select listing_tier($1) as tier',
      [applicationId ?? null],
    );
    return found!.tier;
  }

  /** Writes the public row of a business again, with what its plan includes now. */
  private async showAgain(manager: EntityManager, applicationId: string): Promise<void> {
    const business = await findBusinessOf(manager, applicationId);
    if (!business) return;
    const record = await this.store.lock(manager, managedBusinesses, business.id);
    const content = await this.store.publicContent(manager, record);
    if (!content) return;
    const { id, slug } = record;
    const query = (sql: string, values: unknown[]) => manager.query(sql, values);
    await writePublicRow(query, managedBusinesses.table, { id, slug, content });
  }
}
