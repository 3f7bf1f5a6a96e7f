import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A random value that a passkey has to sign. */
@Entity('owner_challenges')
export class OwnerChallengeEntity {
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash: string;

  /** The owner who adds a passkey; null for a sign-in. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
