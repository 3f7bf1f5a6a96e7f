import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** A public row that can be read by its id or its slug. */
export abstract class ListedRow {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  slug: string;
}
