import { Column, Entity } from 'typeorm';
import { StoredPasskey } from '../passkeys/stored-passkey.js';

/** A passkey of a staff account. */
@Entity('staff_passkeys')
export class PasskeyEntity extends StoredPasskey {
  @Column('uuid', { name: 'account_id' })
  accountId: string;
}
