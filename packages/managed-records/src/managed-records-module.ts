/**
 * Managed records: everything that staff write, in every state, with every version. A service names its
 * kinds and their public tables (`managed-kinds.ts` in the service); this module adds the staff's calls,
 * the schedule and the stores. Public requests read the service's own tables, which contain exactly the
 * published records. The service's messaging has to contain `recordPublications`.
 */
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { BatchEntity } from './batches/batch-entity.js';
import { Batches } from './batches/batches.js';
import { BatchesController } from './batches/batches-controller.js';
import { MANAGED_KINDS, type ManagedKind } from './managed-kind.js';
import { FormerSlugEntity } from './public/former-slug-entity.js';
import { PublicChangesController } from './public/public-changes-controller.js';
import { publicRecordController } from './public/public-record-controller.js';
import { PublicRecords } from './public/public-records.js';
import { endingController } from './publishing/ending-controller.js';
import { PublicationSchedule } from './publishing/publication-schedule.js';
import { publishingController } from './publishing/publishing-controller.js';
import { actionController } from './records/action-controller.js';
import { changedController } from './records/changed-controller.js';
import { PictureRecordsController } from './records/picture-records-controller.js';
import { readingController } from './records/reading-controller.js';
import { RecordEntity } from './records/record-entity.js';
import { RecordEvents } from './records/record-events.js';
import { RecordList } from './records/record-list.js';
import { RecordStore } from './records/record-store.js';
import { RecordsRetention } from './records/records-retention.js';
import { RecordsService, recordActions } from './records/records-service.js';
import { VersionEntity } from './records/version-entity.js';
import { writingController } from './records/writing-controller.js';
import { exportController } from './transfer/export-controller.js';
import { ImportService } from './transfer/import-service.js';
import { transferController } from './transfer/transfer-controller.js';

@Module({})
class ManagedRecordsModule {}

/** @param kinds the kinds that this service stores */
export function managedRecordsModule(kinds: readonly ManagedKind[]): DynamicModule {
  const services = [...new Set(kinds.map(({ kind }) => kind.service))];
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
      ...services.flatMap((service) => [
        changedController(service, kinds),
        endingController(service, kinds),
      ]),
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
