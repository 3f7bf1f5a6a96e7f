import { ConflictException } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A payer's wish to move a subscription to another address, which has to accept it. */
@Entity('plan_moves')
export class PlanMoveEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** Stripe's id of the subscription. */
  @Column('text', { name: 'subscription_id' })
  subscriptionId: string;

  /** The payer's address, in lower case. */
  @Column('text', { name: 'from_email' })
  fromEmail: string;

  /** The address that can accept it, in lower case. Nobody has confirmed it before a sign-in. */
  @Column('text', { name: 'to_email' })
  toEmail: string;

  @Column('text')
  state: 'open' | 'accepted' | 'withdrawn' | 'declined';

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /**
   * Ends the move. Only the first of several decisions counts.
   * @throws ConflictException when it has ended
   */
  decide(state: Exclude<PlanMoveEntity['state'], 'open'>, now: Date): void {
    if (this.state !== 'open') throw new ConflictException(outcomes[this.state]);
    if (this.expiresAt <= now) {
      throw new ConflictException('The time to take this plan over has passed.');
    }
    this.state = state;
  }
}

const outcomes = {
  accepted: 'This plan has been taken over already.',
  withdrawn: 'This move was withdrawn.',
  declined: 'This move was declined.',
};
