import type { Type } from '@nestjs/common';
import type { FieldError } from '@town/contracts/api/problem';
import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import type { EventContract } from '@town/contracts/messaging/cloud-event';
import type { ListDefinition } from '@town/service-kit/lists/lists';
import type { EntityManager } from 'typeorm';
import type { RowReader } from './import-rows.js';
import type { RecordEntity } from './record-entity.js';
import type { TownClock } from './town-clock.js';

/** How a service stores a kind of record. */
export interface ManagedKind {
  kind: RecordKind;
  /** The table of its public rows. Columns are the names of the fields in snake case. */
  table: string;
  /** How the public sees one of them, where it can ask for one. */
  shown?: ListDefinition<{ id: string }>;
  /** Changes content before it is stored, for example to sanitise HTML. */
  clean?: (content: RecordContent) => RecordContent;
  /**
   * What is wrong with a change that staff make in the editor, where that depends on what was there
   * before. Imports and restored versions are not asked.
   * @param before nothing for a new record
   */
  saveErrors?: (before: RecordContent, content: RecordContent) => FieldError[];
  /** Fields that say from when and until when a published record is public, and the events of both. */
  period?: { from: string; until: string; started: EventContract; ended: EventContract };
  /**
   * Keeps what is made from a published record, for example the dates of a repeated event, in the
   * transaction of the change. Rows that refer to the public row end with it.
   */
  follow?: (manager: EntityManager, record: RecordEntity) => Promise<void>;
  /** Whether people beside the staff depend on a record, so that an undo must not delete it. */
  isInUse?: (manager: EntityManager, id: string) => Promise<boolean>;
  /**
   * Separates a record's slug from the name of one of its parts, where the public can ask for parts.
   * No slug contains it.
   */
  partSeparator?: string;
  /** Whether a published record leaves a part out that belongs to it. */
  leavesOut?: (content: RecordContent, part: string) => boolean;
  /** Media types that its import takes beside CSV, and the providers that read them. */
  readers?: Readonly<Record<string, Type<RowReader>>>;
  /** The provider of the clock on which a time without a zone is meant, for a kind that has times. */
  clock?: Type<TownClock>;
}

/** For dependency injection: every kind of the service. */
export const MANAGED_KINDS = Symbol('MANAGED_KINDS');

/** Whether its records hold something that only staff may see: each look at it is in the audit log. */
export function hasPrivateFields({ fields }: RecordKind): boolean {
  return Object.values(fields).some((field) => field.private);
}
