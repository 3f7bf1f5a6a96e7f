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
 * Exports the whole town. It is in this service because pictures are most of an archive; the records come
 * from the services that own them.
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
   * Starts writing the archive.
   * @param authorization the authorization header of the administrator
   * @param actor the administrator's e-mail address, for the audit log
   * @returns the archive, and its file name with the town's date
   * @throws RetryLater when one of the other services does not answer
   */
  async write(
    authorization: string,
    actor: string,
    now: Date,
  ): Promise<{ archive: Readable; name: string }> {
    const settings = await this.services.settings(authorization);
    // A response that has begun can only be aborted, so both services are called before.
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

  /**
   * Pictures of the library, and those removed since the export began, because records may refer to them.
   */
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
