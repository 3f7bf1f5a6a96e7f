import { Column, Entity } from 'typeorm';
import { PersonOfBusiness } from './person-of-business.js';

/**
 * A person who manages a business, identified by an e-mail address. Every sign-in needs a mailed link,
 * which confirms the address; so a member can be added before the first sign-in.
 */
@Entity('business_members')
export class BusinessMemberEntity extends PersonOfBusiness {
  /** The account; null until the address has signed in. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null;

  @Column('text')
  role: 'owner' | 'manager';

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
