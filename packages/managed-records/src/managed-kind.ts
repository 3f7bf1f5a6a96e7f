import type { Type } from '@nestjs/common';
import type { FieldError } from '@town/contracts/api/problem';
import type { EndingRecord } from '@town/contracts/managed-records/ending';
import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import type { EventContract } from '@town/contracts/messaging/cloud-event';
import type { ListDefinition } from '@town/service-kit/lists/lists';
import type { EntityManager } from 'typeorm';
import type { RecordEntity } from './records/record-entity.js';
import type { TownClock } from './town-clock.js';
import type { RowReader } from './transfer/import-rows.js';

/** How a service stores a kind of record. */
export interface ManagedKind {
  kind: RecordKind;
  /** The table of the kind's public rows. Its columns are the field names in snake case. */
  table: string;
  /** How one record is shown to the public; missing when the public cannot read single records. */
  shown?: ListDefinition<{ id: string }>;
  /** Changes content before it is stored, for example to sanitise HTML. */
  clean?: (content: RecordContent) => RecordContent;
  /**
   * Errors of a change in the editor that depend on the previous content. Imports and restored versions
   * are not checked.
   * @param before empty for a new record
   */
  saveErrors?: (before: RecordContent, content: RecordContent) => FieldError[];
  /** The fields with the start and end of a record's public period, and the events of both. */
  period?: { from: string; until: string; started: EventContract; ended: EventContract };
  /**
   * Updates data derived from a published record, for example the dates of a recurring event, in the
   * transaction of the change. Rows with a foreign key to the public row are deleted with it.
   */
  follow?: (manager: EntityManager, record: RecordEntity) => Promise<void>;
  /**
   * Called in the transaction in which a record is archived, or restored from the archive.
   * @param before when it was archived; null if it was not
   */
  archived?: (manager: EntityManager, record: RecordEntity, before: Date | null) => Promise<void>;
  /** Whether people other than staff use a record, so that an undo must not delete it. */
  isInUse?: (manager: EntityManager, id: string) => Promise<boolean>;
  /**
   * Separates a record's slug from the name of one of its parts, for kinds whose parts have an address.
   * Slugs do not contain it.
   */
  partSeparator?: string;
  /** Whether a published record omits one of its parts. */
  leavesOut?: (content: RecordContent, part: string) => boolean;
  /** Media types that the import accepts besides CSV, and the providers that read them. */
  readers?: Readonly<Record<string, Type<RowReader>>>;
  /** Published records that end soon without a scheduled withdrawal, the first to end first. */
  endingSoon?: (manager: EntityManager) => Promise<EndingRecord[]>;
  /** SQL condition: people other than staff have sent the record `r`, which waits for a decision. */
  awaitsReview?: string;
  /** The provider of the time zone for times without one; for kinds with times. */
  clock?: Type<TownClock>;
}

/** Injection token of all kinds of the service. */
export const MANAGED_KINDS = Symbol('MANAGED_KINDS');

/** Whether its records have fields that only staff may see. Every view of them is in the audit log. */
export function hasPrivateFields({ fields }: RecordKind): boolean {
  return Object.values(fields).some((field) => field.private);
}
