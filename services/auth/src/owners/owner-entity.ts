import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody who has signed in by a mailed link. */
@Entity('owners')
export class OwnerEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case. */
  @Column('text')
  email: string;
}
