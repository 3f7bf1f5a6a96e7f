import { Column, PrimaryColumn } from 'typeorm';

/** A person's relation to a business. The e-mail address identifies the person. */
export abstract class PersonOfBusiness {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'business_id' })
  businessId: string;

  /** Lower case. */
  @Column('text')
  email: string;
}
