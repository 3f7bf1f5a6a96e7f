import { Column } from 'typeorm';
import { ListedRow } from './listed-row.js';

/** A listed row that may have a picture. */
export abstract class PicturedRow extends ListedRow {
  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('text', { name: 'image_alt', nullable: true })
  imageAlt: string | null;
}
