import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What a challenge is for: the second step of a sign-in, or a new passkey. */
export type ChallengePurpose = 'sign-in' | 'passkey';

/** A step, such as the second step of a sign-in, that waits for a proof. */
@Entity('staff_challenges')
export class ChallengeEntity {
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text')
  purpose: ChallengePurpose;

  @Column('integer')
  tries: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
