import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** A row that the public reads by its id or its slug. */
export abstract class ListedRow {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  slug: string;
}
