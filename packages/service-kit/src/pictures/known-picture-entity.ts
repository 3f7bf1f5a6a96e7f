import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A service's copy of a picture in the library. */
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

  /** The picture was removed from the library; the other columns have no meaning, except the time. */
  @Column('boolean', { default: false })
  removed: boolean;
}
