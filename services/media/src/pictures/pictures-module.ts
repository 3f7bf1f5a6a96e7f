import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ownerModule } from '@town/service-kit/owners/owner-module';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { ExportController } from '../export/export-controller.js';
import { RecordServices } from '../export/record-services.js';
import { TownExport } from '../export/town-export.js';
import { MEDIA_CONFIG, readMediaConfig } from '../media-config.js';
import { OwnerPicturesController } from '../owners/owner-pictures-controller.js';
import { OwnerUploadGuard } from '../owners/owner-upload-guard.js';
import { PictureRights } from '../owners/picture-rights.js';
import { PictureMaker } from '../processing/picture-maker.js';
import { PicturePlaces } from '../processing/picture-places.js';
import { openPictureStorage } from '../storage/open-picture-storage.js';
import { PictureStorage } from '../storage/picture-storage.js';
import { PictureUses } from '../uses/picture-uses.js';
import { RemoveUnusedPictures } from '../uses/remove-unused-pictures.js';
import { PictureEntity } from './picture-entity.js';
import { PicturesController } from './pictures-controller.js';
import { PicturesService } from './pictures-service.js';
import { UploadsService } from './uploads-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PictureEntity]), staffModule(), ownerModule()],
  controllers: [PicturesController, OwnerPicturesController, ExportController],
  providers: [
    { provide: MEDIA_CONFIG, useFactory: () => readMediaConfig() },
    {
      provide: PictureStorage,
      useFactory: openPictureStorage,
      inject: [MEDIA_CONFIG],
    },
    OwnerUploadGuard,
    PictureMaker,
    PicturePlaces,
    PictureRights,
    PictureUses,
    PicturesService,
    RecordServices,
    RemoveUnusedPictures,
    TownExport,
    UploadsService,
  ],
})
export class PicturesModule {}
