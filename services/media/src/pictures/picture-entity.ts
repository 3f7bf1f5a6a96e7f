import type { ExportedPicture } from '@town/contracts/export/town-archive';
import { pictureFormats, picturePath, widthsUpTo } from '@town/contracts/pictures/files';
import type { Picture, PictureChange } from '@town/contracts/pictures/record';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A picture with the state of its files: not yet stored, in the library, removed (files stay for an hour),
 * or being deleted.
 */
@Entity('pictures')
export class PictureEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  hash: string;

  @Column('int')
  width: number;

  @Column('int')
  height: number;

  /** The width of the widest file. */
  @Column('int')
  largest: number;

  @Column('text')
  alt: string;

  @Column('real', { name: 'focal_x', default: 50 })
  focalX: number;

  @Column('real', { name: 'focal_y', default: 50 })
  focalY: number;

  @Column('text')
  placeholder: string;

  @Column('text', { name: 'uploaded_by', nullable: true })
  uploadedBy: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** When all files were stored. */
  @Column('timestamptz', { name: 'stored_at', nullable: true })
  storedAt: Date | null;

  /** When a record was last known to show it. */
  @Column('timestamptz', { name: 'used_at', default: () => 'now()' })
  usedAt: Date;

  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  /** Whether its files are being deleted; an upload of the same file then has to wait. */
  @Column('boolean', { default: false })
  deleting: boolean;

  get isInLibrary(): boolean {
    return this.storedAt !== null && this.removedAt === null;
  }

  /** Starts over: the files must be stored before the picture is in the library. */
  uploadAgain(alt: string, by: string): void {
    Object.assign(this, { alt, uploadedBy: by, storedAt: null, removedAt: null });
    this.createdAt = new Date();
    this.usedAt = new Date();
  }

  change({ alt, focalX, focalY }: PictureChange): void {
    Object.assign(this, { alt, focalX, focalY });
  }

  putIntoLibrary(): void {
    this.storedAt ??= new Date();
    this.removedAt = null;
  }

  remove(): void {
    this.removedAt = new Date();
  }

  /** The exported form for another town, without the uploader's account. */
  toExport(): ExportedPicture {
    const { id, hash, width, height, largest, alt, focalX, focalY, placeholder } = this;
    const createdAt = this.createdAt.toISOString();
    return { id, hash, width, height, largest, alt, focalX, focalY, placeholder, createdAt };
  }

  /** The form for staff. */
  toRecord(): Picture {
    const { id, hash, width, height, alt, focalX, focalY, placeholder, uploadedBy } = this;
    const variants = widthsUpTo(this.largest).flatMap((each) =>
      pictureFormats.map((format) => ({
        width: each,
        format,
        path: picturePath(hash, each, format),
      })),
    );
    const createdAt = this.createdAt.toISOString();
    return {
      id,
      hash,
      width,
      height,
      alt,
      focalX,
      focalY,
      placeholder,
      variants,
      uploadedBy,
      createdAt,
    };
  }
}
