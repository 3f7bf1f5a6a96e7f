import type { PasskeyAttestation } from '@town/contracts/passkeys/passkey-messages';
import type { Passkey } from '@town/contracts/passkeys/passkeys';
import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

/** The public half of a passkey, without its owner. */
export abstract class StoredPasskey {
  @PrimaryColumn('uuid')
  id: string;

  /** The name by which its owner recognizes it. */
  @Column('text')
  name: string;

  /** The credential id of the authenticator, as base64url. */
  @Column('text', { name: 'credential_id' })
  credentialId: string;

  /** The public key in COSE format, as base64url. */
  @Column('text', { name: 'public_key' })
  publicKey: string;

  /** The signature counter, if the authenticator has one: a lower value reveals a clone. */
  @Column('bigint', { transformer: { to: (count: number) => count, from: Number } })
  counter: number;

  /** The transports by which a browser can reach the authenticator. */
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
