import type { SynonymsCall } from '@town/contracts/search/synonyms';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Words that the search treats as synonyms. */
@Entity('search_synonyms')
export class SynonymsEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text', { array: true })
  words: string[];

  @Column('integer', { default: 1 })
  version: number;

  change({ words }: SynonymsCall): void {
    this.words = words;
    this.version += 1;
  }
}
