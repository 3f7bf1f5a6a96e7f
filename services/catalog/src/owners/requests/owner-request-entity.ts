import { isDeepStrictEqual } from 'node:util';
import { ConflictException } from '@nestjs/common';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import type { claimStatuses, ProvenBy } from '@town/contracts/owners/claims';
import type { Decision, RequestKind } from '@town/contracts/owners/owner-requests';
import { Column, Entity } from 'typeorm';
import { PersonOfBusiness } from '../people/person-of-business.js';

/** A claim of a business, or a change that staff check first. */
@Entity('owner_requests')
export class OwnerRequestEntity extends PersonOfBusiness {
  /** The claimant's account; null in claims from earlier releases, and in changes. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null;

  @Column('text')
  kind: RequestKind;

  /** What the claimant wrote as evidence; null for a change. */
  @Column('text', { nullable: true })
  evidence: string | null;

  /** What has proved the claim, besides the evidence. */
  @Column('text', { nullable: true })
  proof: ProvenBy | null;

  /** The new values of a change; empty for a claim. */
  @Column('jsonb')
  fields: RecordContent;

  @Column('text')
  status: (typeof claimStatuses)[number];

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt: Date;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('text', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  /** The reason of the staff, for the owner. */
  @Column('text', { nullable: true })
  reason: string | null;

  /**
   * Decides the request.
   * @param by the e-mail address of the staff member; `system` when a proof decides
   * @throws ConflictException when it is decided already, or has changed since the staff saw it
   */
  decide({ decision, reason, changes }: Decision, by: string, at: Date): void {
    if (this.status !== 'pending') {
      throw new ConflictException('Somebody has decided on this already');
    }
    if (changes && !isDeepStrictEqual(changes, this.fields)) {
      throw new ConflictException('The owner has corrected this. Please look at it again.');
    }
    this.status = decision;
    this.reason = reason;
    this.decidedBy = by;
    this.decidedAt = at;
  }
}
