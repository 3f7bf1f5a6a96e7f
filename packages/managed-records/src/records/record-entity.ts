import { ConflictException } from '@nestjs/common';
import type { RecordState } from '@town/contracts/managed-records/record';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OutdatedTranslation } from './outdated-translations.js';

/**
 * A record of any kind, as staff manage it. Its methods change the state and enforce the invariants;
 * `RecordStore` saves the change as a version and updates the public row.
 */
@Entity('records')
export class RecordEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: string;

  @Column('text', { name: 'slug_scope' })
  slugScope: string;

  @Column('text')
  slug: string;

  /** The record's id in another system, for example in an imported file. */
  @Column('text', { name: 'external_id', nullable: true })
  externalId: string | null;

  @Column('text')
  state: RecordState;

  @Column('integer')
  version: number;

  @Column('integer', { name: 'published_version', nullable: true })
  publishedVersion: number | null;

  @Column('text')
  title: string;

  @Column('jsonb')
  content: RecordContent;

  @Column('jsonb', { name: 'outdated_translations', default: [] })
  outdatedTranslations: OutdatedTranslation[];

  @Column('timestamptz', { name: 'publish_at', nullable: true })
  publishAt: Date | null;

  @Column('timestamptz', { name: 'withdraw_at', nullable: true })
  withdrawAt: Date | null;

  @Column('timestamptz', { name: 'archived_at', nullable: true })
  archivedAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  @Column('text', { name: 'updated_by' })
  updatedBy: string;

  /** Begins the next version, with its author and time. */
  advance(by: string, at: Date): void {
    this.version += 1;
    this.updatedBy = by;
    this.updatedAt = at;
  }

  /** The newest content becomes public with this version. */
  publish(): void {
    this.refuseArchived();
    this.state = 'published';
    this.publishAt = null;
    this.publishedVersion = this.version;
  }

  /** Schedules the publication of the newest content. The published content stays public until then. */
  schedule(at: Date): void {
    this.refuseArchived();
    if (this.publishedVersion === null) this.state = 'scheduled';
    this.publishAt = at;
  }

  /** Cancels the scheduled publication. Published content stays public until its withdrawal. */
  unschedule(): void {
    if (this.state === 'scheduled') this.withdraw('draft');
    this.publishAt = null;
  }

  unpublish(): void {
    this.refuseArchived();
    this.withdraw('draft');
  }

  archive(at: Date): void {
    if (this.state === 'archived') return;
    this.withdraw('archived');
    this.archivedAt = at;
  }

  unarchive(): void {
    if (this.state !== 'archived') return;
    this.state = 'draft';
    this.archivedAt = null;
  }

  private withdraw(state: RecordState): void {
    this.state = state;
    this.publishAt = null;
    this.withdrawAt = null;
    this.publishedVersion = null;
  }

  /** @throws ConflictException while it is archived */
  refuseArchived(): void {
    if (this.state !== 'archived') return;
    throw new ConflictException('This record is archived. Restore it from the archive first.');
  }
}
