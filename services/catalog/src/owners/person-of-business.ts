import { Column, PrimaryColumn } from 'typeorm';

/** What somebody has or wants to do with a business. The e-mail address says who it is. */
export abstract class PersonOfBusiness {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'business_id' })
  businessId: string;

  /** In lower case. */
  @Column('text')
  email: string;
}
