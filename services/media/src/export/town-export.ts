import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { ExportedPicture } from '@town/contracts/export/town-archive';
import { churchKind } from '@town/contracts/managed-records/managed-kinds';
import { townDate } from '@town/contracts/town/date';
import { Audit } from '@town/service-kit/audit/audit';
import { writeTownArchive } from '@town/town-archive/write-town-archive';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { PictureEntity } from '../pictures/picture-entity.js';
import { PictureStorage } from '../storage/picture-storage.js';
import { RecordServices } from './record-services.js';

/**
 * Exports the whole town. It is here because the pictures are, which are nearly all of an archive; the
 * records come from the services that have them.
 */
@Injectable()
export class TownExport {
  private readonly logger = new Logger('TownExport');

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: PictureStorage,
    private readonly services: RecordServices,
    private readonly audit: Audit,
  ) {}

  /**
   * @param authorization of the administrator who asks
   * @param actor their e-mail address, for the audit log
   * @returns the archive, and the name of its file with the town's day
   * @throws RetryLater when one of the other services does not answer
   */
  async write(
    authorization: string,
    actor: string,
    now: Date,
  ): Promise<{ archive: Readable; name: string }> {
    const settings = await this.services.settings(authorization);
    // Once the answer has begun it can only be broken off, so both services are asked before.
    await this.services.records(churchKind, authorization);
    const entry = { actor, action: 'export', kind: 'town', id: '', before: null, after: null };
    await this.audit.record(this.dataSource.manager, entry);
    const archive = writeTownArchive(
      {
        settings: async () => settings,
        records: (kind) => this.services.records(kind, authorization),
        versions: (kind) => this.services.versions(kind, authorization),
        pictures: () => this.pictures(now),
        pictureFile: (path) => this.storage.read(path),
      },
      now,
    );
    archive.on('error', (error) => this.logger.warn('An export was broken off', { error }));
    return { archive, name: `town-${townDate(now, settings.profile.timeZone)}.zip` };
  }

  /** Those of the library, and those that have left it since the export began: records may name them. */
  private async pictures(began: Date): Promise<ExportedPicture[]> {
    const storedAt = Not(IsNull());
    const pictures = await this.dataSource.manager.find(PictureEntity, {
      where: [
        { storedAt, removedAt: IsNull() },
        { storedAt, removedAt: MoreThan(began) },
      ],
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return pictures.map((picture) => picture.toExport());
  }
}
