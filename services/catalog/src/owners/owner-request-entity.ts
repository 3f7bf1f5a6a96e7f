import { isDeepStrictEqual } from 'node:util';
import { ConflictException } from '@nestjs/common';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import type { claimStatuses, ProvenBy } from '@town/contracts/owners/claims';
import type { Decision, RequestKind } from '@town/contracts/owners/owner-requests';
import { Column, Entity } from 'typeorm';
import { PersonOfBusiness } from './person-of-business.js';

/** What an owner has asked the staff for: a business, or a change that staff check first. */
@Entity('owner_requests')
export class OwnerRequestEntity extends PersonOfBusiness {
  /** The account; null in claims of before, and in changes. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null;

  @Column('text')
  kind: RequestKind;

  /** Of a claim. */
  @Column('text', { nullable: true })
  evidence: string | null;

  /** What has proved a claim beside the evidence. */
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

  /** For the owner, from the staff. */
  @Column('text', { nullable: true })
  reason: string | null;

  /**
   * @param by the e-mail address of the member of the staff; `system` where a proof decides
   * @throws ConflictException when it is decided already, or is not what the decision is about
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
