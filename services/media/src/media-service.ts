import { Module } from '@nestjs/common';
import { privacyModule } from '@town/service-kit/privacy/privacy-module';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { messaging } from './messaging.js';
import { CreatePictures1795330000000 } from './pictures/create-pictures.js';
import { IndexPictureWords1799800000000 } from './pictures/index-picture-words.js';
import { PicturesModule } from './pictures/pictures-module.js';

@Module({
  imports: [
    PicturesModule,
    privacyModule([{ table: 'pictures', email: 'uploaded_by', clear: ['uploaded_by'] }]),
  ],
})
class MediaModule {}

/** The media service: uploads of pictures, the library, and the files that the gateway serves. */
export const mediaService: ServiceDefinition = {
  messaging,
  module: MediaModule,
  migrations: [CreatePictures1795330000000, IndexPictureWords1799800000000],
  files: ['/api/admin/pictures', '/api/owner/pictures'].map((path) => ({
    path,
    types: ['multipart/form-data'],
  })),
};
