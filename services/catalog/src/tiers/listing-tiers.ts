/**
 * Which plan a business has. A subscription pays for an application, and a business is created from it, or
 * linked with it.
 * Their events may arrive in any order, and before the business exists. An ended subscription is never
 * resumed: the owner starts a new one.
 */
import { Injectable } from '@nestjs/common';
import type { ListingTier } from '@town/contracts/owners/listings';
import { writePublicRow } from '@town/managed-records/public/public-row';
import { RecordStore } from '@town/managed-records/records/record-store';
import type { EntityManager } from 'typeorm';
import { findBusinessOf } from '../businesses/business-of-application.js';
import { managedBusinesses } from '../managed-kinds.js';

/** The stored state of a subscription. */
interface KnownSubscription {
  /** Stripe's id of the subscription. */
  id: string;
  applicationId: string | null;
  ended: boolean;
}

@Injectable()
export class ListingTiers {
  constructor(private readonly store: RecordStore) {}

  /**
   * Stores a subscription, and updates its business to the resulting plan. Until the application that it
   * pays for is approved, the subscription may be assigned to another business.
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
      const business = each && (await findBusinessOf(manager, each));
      if (business) await this.showAgain(manager, business.id);
    }
  }

  /**
   * The plan of a business.
   * @param applicationId the one in the content of the business; null or undefined without one
   */
  async tierOf(manager: EntityManager, applicationId: unknown): Promise<ListingTier> {
    const [found] = await manager.query<{ tier: ListingTier }[]>(
      'select listing_tier($1) as tier',
      [applicationId ?? null],
    );
    return found!.tier;
  }

  /** Writes the public row of a business again, with the fields that its plan includes now. */
  async showAgain(manager: EntityManager, businessId: string): Promise<void> {
    const record = await this.store.lock(manager, managedBusinesses, businessId);
    const content = await this.store.publicContent(manager, record);
    if (!content) return;
    const { id, slug } = record;
    const query = (sql: string, values: unknown[]) => manager.query(sql, values);
    await writePublicRow(query, managedBusinesses.table, { id, slug, content });
  }
}
