import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person who has signed in through a mailed link. */
@Entity('owners')
export class OwnerEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** Lower case. */
  @Column('text')
  email: string;
}
