import { Injectable, NotFoundException } from '@nestjs/common';
import type { PictureQuery } from '@town/contracts/api/list-query';
import { pictureChanged, pictureRemoved } from '@town/contracts/pictures/events';
import type { Picture, PictureChange } from '@town/contracts/pictures/record';
import type { PictureRecord } from '@town/contracts/pictures/uses';
import { Audit } from '@town/service-kit/audit/audit';
import { likePattern } from '@town/service-kit/database/like-pattern';
import { Outbox } from '@town/service-kit/events/outbox';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import { type ListAnswer, uncachedAnswer } from '@town/service-kit/lists/list-answer';
import { listPage } from '@town/service-kit/lists/list-page';
import { DataSource, type EntityManager, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { PictureUses } from '../uses/picture-uses.js';
import { PictureEntity } from './picture-entity.js';

const inLibrary = { storedAt: Not(IsNull()), removedAt: IsNull() };

const newestFirst = (pictures: SelectQueryBuilder<PictureEntity>) =>
  pictures.orderBy('t.createdAt', 'DESC').addOrderBy('t.id');

/** The picture library for staff. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly uses: PictureUses,
    private readonly audit: Audit,
  ) {}

  /** Newest first. */
  async list({ q = '', ...page }: PictureQuery): Promise<ListAnswer> {
    const pictures = this.dataSource.manager
      .createQueryBuilder(PictureEntity, 't')
      .where('t.storedAt is not null and t.removedAt is null');
    const words = q.split(/\s+/).filter(Boolean);
    const hasWords = {
      sql: words.map((_, index) => `t.alt ilike :word${index}`).join(' and '),
      parameters: Object.fromEntries(
        words.map((word, index) => [`word${index}`, likePattern(word)]),
      ),
    };
    const condition = words.length > 0 ? hasWords : undefined;
    const [found, total] = await listPage(pictures, newestFirst, page, condition);
    return uncachedAnswer(
      found.map((picture) => picture.toRecord()),
      total,
    );
  }

  async find(id: string): Promise<Picture> {
    const picture = await this.dataSource.manager.findOneBy(PictureEntity, { id, ...inLibrary });
    if (!picture) throw new NotFoundException('Picture not found');
    return picture.toRecord();
  }

  /**
   * Some of the records that use a picture, also in earlier versions only.
   * @throws RetryLater when one of the services does not answer: then nobody may read that nothing uses it
   */
  async records(id: string): Promise<PictureRecord[]> {
    const { hash } = await this.find(id);
    return this.uses.allRecords(hash);
  }

  change(id: string, change: PictureChange, actor: string): Promise<Picture> {
    return this.withPicture(id, async (picture, manager) => {
      const { alt, focalX, focalY } = picture;
      picture.change(change);
      await manager.save(picture);
      await this.outbox.enqueue(manager, pictureChanged, picture);
      await this.audit.record(manager, {
        actor,
        action: 'save',
        kind: 'pictures',
        id,
        before: { alt, focalX, focalY },
        after: { ...change },
      });
      return picture.toRecord();
    });
  }

  /**
   * Removes an unused picture.
   * @param alsoOfEarlier whether earlier versions of records may still show it
   * @throws 409 with the records that use it
   */
  async remove(id: string, actor: string, alsoOfEarlier: boolean): Promise<void> {
    const { hash } = await this.find(id);
    const used = alsoOfEarlier ? this.uses.currentHashes() : this.uses.hashes();
    if ((await used).has(hash)) {
      const records = await this.uses.records(hash);
      throw new ProblemException(409, 'This picture is in use, so it was not removed.', {
        records,
      });
    }
    await this.withPicture(id, async (picture, manager) => {
      picture.remove();
      await manager.save(picture);
      await this.outbox.enqueue(manager, pictureRemoved, picture);
      const before = { hash, alt: picture.alt };
      const entry = { actor, action: 'delete', kind: 'pictures', id, before, after: null };
      await this.audit.record(manager, entry);
    });
  }

  private withPicture<Result>(
    id: string,
    work: (picture: PictureEntity, manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const where = { id, ...inLibrary };
      const picture = await manager.findOne(PictureEntity, { where, lock });
      if (!picture) throw new NotFoundException('Picture not found');
      return work(picture, manager);
    });
  }
}
