import { HttpStatus, Injectable, Logger } from '@nestjs/common';
import { pictureAdded } from '@town/contracts/pictures/events';
import type { Picture } from '@town/contracts/pictures/record';
import { Audit } from '@town/service-kit/audit/audit';
import { Outbox } from '@town/service-kit/events/outbox';
import { RetryLater } from '@town/service-kit/http/retry-later';
import { DataSource, IsNull } from 'typeorm';
import type { MadePicture } from '../processing/made-picture.js';
import { PictureMaker } from '../processing/picture-maker.js';
import { PicturePlaces } from '../processing/picture-places.js';
import { PictureStorage } from '../storage/picture-storage.js';
import { PictureEntity } from './picture-entity.js';
import { pictureHash } from './picture-hash.js';

/**
 * Stores uploads. A file that is already in the library is not processed again, and its picture does not
 * change. The row is written before the files, so that every file has a row that leads to its removal. The
 * picture is in the library once all files are stored.
 */
@Injectable()
export class UploadsService {
  private readonly logger = new Logger('Uploads');

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly places: PicturePlaces,
    private readonly maker: PictureMaker,
    private readonly storage: PictureStorage,
  ) {}

  async add(original: Buffer, alt: string, by: string): Promise<Picture> {
    const hash = pictureHash(original);
    const { manager } = this.dataSource;
    // A repeated upload counts as a use, because the uploader is about to show the picture.
    await manager.update(PictureEntity, { hash, removedAt: IsNull() }, { usedAt: new Date() });
    const known = await manager.findOneBy(PictureEntity, { hash });
    if (known?.isInLibrary) return known.toRecord();
    const made = await this.places.inTurn(() => this.maker.make(original));
    const picture = await this.reserve(hash, made, alt, by);
    if (picture.isInLibrary) return picture.toRecord();
    await this.store(hash, made);
    return this.finish(picture.id, by);
  }

  private async store(hash: string, { files }: MadePicture): Promise<void> {
    try {
      await this.storage.store(hash, files);
    } catch (error) {
      this.logger.error('The files of a picture cannot be stored', { hash, error });
      throw new RetryLater(
        'The picture could not be stored. Please try again later.',
        HttpStatus.SERVICE_UNAVAILABLE,
        60,
      );
    }
  }

  private reserve(
    hash: string,
    { width, height, placeholder, files }: MadePicture,
    alt: string,
    by: string,
  ): Promise<PictureEntity> {
    return this.dataSource.transaction(async (manager) => {
      const largest = Math.max(...files.map((file) => file.width));
      await manager
        .createQueryBuilder()
        .insert()
        .into(PictureEntity)
        .values({ hash, width, height, largest, placeholder, alt, uploadedBy: by })
        .orIgnore()
        .execute();
      const lock = { mode: 'pessimistic_write' } as const;
      // The process that deletes its files holds the row lock until they are gone.
      const where = { hash, deleting: false };
      const picture = await manager.findOne(PictureEntity, { where, lock });
      if (!picture) {
        throw new RetryLater(
          'This picture is being removed. Please try again in a moment.',
          HttpStatus.SERVICE_UNAVAILABLE,
          5,
        );
      }
      if (picture.isInLibrary) return picture;
      picture.uploadAgain(alt, by);
      return manager.save(picture);
    });
  }

  private finish(id: string, by: string): Promise<Picture> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const picture = await manager.findOneOrFail(PictureEntity, { where: { id }, lock });
      // Another upload of the same file may have been faster.
      if (!picture.isInLibrary) {
        picture.putIntoLibrary();
        await manager.save(picture);
        await this.outbox.enqueue(manager, pictureAdded, picture);
        const after = { hash: picture.hash, alt: picture.alt };
        const entry = { actor: by, action: 'create', kind: 'pictures', id, before: null, after };
        await this.audit.record(manager, entry);
      }
      return picture.toRecord();
    });
  }
}
