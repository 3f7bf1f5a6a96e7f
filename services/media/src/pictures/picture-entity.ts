import type { ExportedPicture } from '@town/contracts/export/town-archive';
import { pictureFormats, picturePath, widthsUpTo } from '@town/contracts/pictures/files';
import type { Picture, PictureChange } from '@town/contracts/pictures/record';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A picture and where its files are on their way: not yet stored, in the library, removed (they stay
 * for an hour), or being deleted.
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

  /** When all files were there. */
  @Column('timestamptz', { name: 'stored_at', nullable: true })
  storedAt: Date | null;

  /** When something was last known to show it. */
  @Column('timestamptz', { name: 'used_at', default: () => 'now()' })
  usedAt: Date;

  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  /** Its files are being deleted, so an upload of the same file has to wait. */
  @Column('boolean', { default: false })
  deleting: boolean;

  get isInLibrary(): boolean {
    return this.storedAt !== null && this.removedAt === null;
  }

  /** Begins again: the files have to be stored before it is in the library. */
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

  /** What another town loads: without the account that has uploaded it. */
  toExport(): ExportedPicture {
    const { id, hash, width, height, largest, alt, focalX, focalY, placeholder } = this;
    const createdAt = this.createdAt.toISOString();
    return { id, hash, width, height, largest, alt, focalX, focalY, placeholder, createdAt };
  }

  /** What staff see. */
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
