import { Column, Entity } from 'typeorm';
import { PersonOfBusiness } from './person-of-business.js';

/**
 * Somebody who manages a business. The address decides: a mailed link has confirmed it for anyone who is
 * signed in, so that a member can be named before they have signed in for the first time.
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
