/**
 * Managed records: everything that staff write, in every state, with every version. A service names its
 * kinds and their public tables (`managed-kinds.ts` in the service); this module adds the staff's calls,
 * the schedule and the stores. Public requests read the service's own tables, which contain exactly the
 * published records. The service's messaging has to contain `recordPublications`.
 */
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { actionController } from './action-controller.js';
import { BatchEntity } from './batch-entity.js';
import { Batches } from './batches.js';
import { BatchesController } from './batches-controller.js';
import { endingController } from './ending-controller.js';
import { exportController } from './export-controller.js';
import { FormerSlugEntity } from './former-slug-entity.js';
import { ImportService } from './import-service.js';
import { MANAGED_KINDS, type ManagedKind } from './managed-kind.js';
import { PictureRecordsController } from './picture-records-controller.js';
import { PublicChangesController } from './public-changes-controller.js';
import { publicRecordController } from './public-record-controller.js';
import { PublicRecords } from './public-records.js';
import { PublicationSchedule } from './publication-schedule.js';
import { publishingController } from './publishing-controller.js';
import { readingController } from './reading-controller.js';
import { RecordEntity } from './record-entity.js';
import { RecordEvents } from './record-events.js';
import { RecordList } from './record-list.js';
import { RecordStore } from './record-store.js';
import { RecordsRetention } from './records-retention.js';
import { RecordsService, recordActions } from './records-service.js';
import { transferController } from './transfer-controller.js';
import { VersionEntity } from './version-entity.js';
import { writingController } from './writing-controller.js';

@Module({})
class ManagedRecordsModule {}

/** @param kinds the kinds that this service stores */
export function managedRecordsModule(kinds: readonly ManagedKind[]): DynamicModule {
  return {
    module: ManagedRecordsModule,
    global: true,
    imports: [
      TypeOrmModule.forFeature([RecordEntity, VersionEntity, FormerSlugEntity, BatchEntity]),
      staffModule(),
    ],
    // Controllers with fixed paths come before those with an id in the path.
    controllers: [
      ...kinds.map(exportController),
      ...kinds.map(transferController),
      ...kinds.map(readingController),
      ...kinds.map(writingController),
      ...kinds.map(publishingController),
      ...kinds.flatMap((managed) =>
        recordActions.map((action) => actionController(managed, action)),
      ),
      BatchesController,
      ...[...new Set(kinds.map(({ kind }) => kind.service))].map(endingController),
      PictureRecordsController,
      PublicChangesController,
      ...kinds.filter(({ shown }) => shown).map(publicRecordController),
    ],
    providers: [
      { provide: MANAGED_KINDS, useValue: kinds },
      RecordStore,
      RecordEvents,
      RecordsService,
      RecordList,
      PublicRecords,
      Batches,
      ImportService,
      RecordsRetention,
      PublicationSchedule,
    ],
    exports: [PublicRecords, RecordStore, RecordsService],
  };
}
