import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Somebody who manages a business. The address decides: a mailed link has confirmed it for whoever is
 * signed in, so that a member can be named before they have signed in for the first time.
 */
@Entity('business_members')
export class BusinessMemberEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'business_id' })
  businessId: string;

  /** In lower case. */
  @Column('text')
  email: string;

  /** The account; null until the address has signed in. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null;

  @Column('text')
  role: 'owner' | 'manager';

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
