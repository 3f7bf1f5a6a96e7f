import type { PasskeyAttestation } from '@town/contracts/passkeys/passkey-messages';
import type { Passkey } from '@town/contracts/passkeys/passkeys';
import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

/** The public half of a passkey, without whose it is. */
export abstract class StoredPasskey {
  @PrimaryColumn('uuid')
  id: string;

  /** How its owner tells it from others. */
  @Column('text')
  name: string;

  /** Its id at the authenticator, as base64url. */
  @Column('text', { name: 'credential_id' })
  credentialId: string;

  /** COSE, as base64url. */
  @Column('text', { name: 'public_key' })
  publicKey: string;

  /** Signatures so far, where the authenticator counts them: a copy of it would fall behind. */
  @Column('bigint', { transformer: { to: (count: number) => count, from: Number } })
  counter: number;

  /** How a browser reaches the authenticator. */
  @Column('jsonb')
  transports: NonNullable<PasskeyAttestation['response']['transports']>;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  toRecord(): Passkey {
    const { id, name, createdAt, lastUsedAt } = this;
    return {
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    };
  }
}
