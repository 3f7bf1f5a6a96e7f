import { ListedRow } from '@town/managed-records/public/listed-row';
import { Column, Entity } from 'typeorm';

/** A picture of the historical gallery. */
@Entity('historical_photos')
export class HistoricalPhotoEntity extends ListedRow {
  @Column('text')
  src: string;

  @Column('text')
  alt: string;

  @Column('text')
  caption: string;

  @Column('text', { nullable: true })
  credit: string | null;

  /** Its place in the gallery. */
  @Column('integer', { unique: true })
  position: number;

  @Column('text', { name: 'caption_es', nullable: true })
  captionEs: string | null;

  @Column('text', { name: 'alt_es', nullable: true })
  altEs: string | null;
}
