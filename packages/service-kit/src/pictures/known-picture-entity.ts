import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture of the library, as a service that shows it knows it. */
@Entity('known_pictures')
export class KnownPictureEntity {
  @PrimaryColumn('text')
  hash: string;

  @Column('int')
  width: number;

  @Column('int')
  height: number;

  @Column('text')
  alt: string;

  @Column('real', { name: 'focal_x' })
  focalX: number;

  @Column('real', { name: 'focal_y' })
  focalY: number;

  /** It has left the library: only the time of its removal counts. */
  @Column('boolean', { default: false })
  removed: boolean;
}
