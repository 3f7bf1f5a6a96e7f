import { Inject, Injectable } from '@nestjs/common';
import { pictureAdded, pictureRemoved } from '@town/contracts/pictures/events';
import { HourlyJob } from '@town/service-kit/background-job';
import { Outbox } from '@town/service-kit/events/outbox';
import { DataSource, type EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import { MEDIA_CONFIG, type MediaConfig } from '../media-config.js';
import { PictureEntity } from '../pictures/picture-entity.js';
import { PictureStorage } from '../storage/picture-storage.js';
import { PictureUses } from './picture-uses.js';

const hourMs = 60 * 60 * 1000;

/**
 * Removes pictures that have been unused for a month, and deletes the files of removed pictures after an
 * hour. Each run first asks which pictures are in use, and changes nothing if that is unknown. If a record
 * began to use a picture while it was removed, the picture is restored; an earlier version of a record does
 * not restore it.
 */
@Injectable()
export class RemoveUnusedPictures extends HourlyJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly uses: PictureUses,
    private readonly storage: PictureStorage,
    @Inject(MEDIA_CONFIG) private readonly config: MediaConfig,
  ) {
    super();
  }

  override async run(): Promise<void> {
    const used = [...(await this.uses.hashes())];
    const current = [...(await this.uses.currentHashes())];
    await this.keep(used, current);
    await this.removeUnused();
    await this.deleteFiles();
  }

  private keep(used: string[], current: string[]): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const where = { deleting: false };
      await manager.update(PictureEntity, { ...where, hash: In(used) }, { usedAt: new Date() });
      const removed = { storedAt: Not(IsNull()), removedAt: Not(IsNull()) };
      const missed = await manager.find(PictureEntity, {
        where: { ...where, ...removed, hash: In(current) },
        lock: { mode: 'pessimistic_write' },
      });
      for (const picture of missed) {
        picture.putIntoLibrary();
        await manager.save(picture);
        await this.outbox.enqueue(manager, pictureAdded, picture);
      }
    });
  }

  private removeUnused(): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const usedAt = LessThan(new Date(Date.now() - this.config.unusedDays * 24 * hourMs));
      const unused = await manager.find(PictureEntity, {
        where: { usedAt, storedAt: Not(IsNull()), removedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      for (const picture of unused) {
        picture.remove();
        await manager.save(picture);
        await this.outbox.enqueue(manager, pictureRemoved, picture);
      }
    });
  }

  /** The next run continues an interrupted one, because rows stay marked once their deletion has begun. */
  private async deleteFiles(): Promise<void> {
    const before = LessThan(new Date(Date.now() - hourMs));
    const pictures = this.dataSource.getRepository(PictureEntity);
    const deleting = false;
    await pictures.update({ removedAt: before, deleting }, { deleting: true });
    await pictures.update({ storedAt: IsNull(), createdAt: before, deleting }, { deleting: true });
    for (const { id, hash } of await pictures.findBy({ deleting: true })) {
      try {
        await this.dataSource.transaction((manager) => this.deleteFilesOf(manager, id));
      } catch (error) {
        this.logger.warn('The files of a picture could not be deleted', { hash, error });
      }
    }
  }

  /** Only one process may delete them: a slower one would delete the files of a new upload. */
  private async deleteFilesOf(manager: EntityManager, id: string): Promise<void> {
    const picture = await manager.findOne(PictureEntity, {
      where: { id, deleting: true },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (!picture) return;
    await this.storage.remove(picture.hash);
    await manager.delete(PictureEntity, { id });
  }
}
