import { Column, Entity } from 'typeorm';
import { PersonOfBusiness } from './person-of-business.js';

/**
 * A person who manages a business, identified by an e-mail address. A mailed link has confirmed the address of
 * everybody who is signed in, so a member can be added before the first sign-in.
 */
@Entity('business_members')
export class BusinessMemberEntity extends PersonOfBusiness {
  /** The account; null until the address has signed in. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null;

  @Column('text')
  role: 'owner' | 'manager';

  /** The application whose approval added the person; null for others, and in rows of earlier releases. */
  @Column('uuid', { name: 'added_by_application', nullable: true })
  addedByApplication: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
