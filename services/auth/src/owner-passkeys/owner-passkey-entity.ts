import { Column, Entity } from 'typeorm';
import { StoredPasskey } from '../passkeys/stored-passkey.js';

/** A passkey of the owner of a business. */
@Entity('owner_passkeys')
export class OwnerPasskeyEntity extends StoredPasskey {
  @Column('uuid', { name: 'owner_id' })
  ownerId: string;
}
