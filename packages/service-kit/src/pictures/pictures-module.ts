import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownPictureEntity } from './known-picture-entity.js';
import {
  ForgetPictureWhenPictureRemoved,
  KeepPictureWhenPictureAdded,
  KeepPictureWhenPictureChanged,
} from './known-picture-handlers.js';
import { PictureUsesController } from './picture-uses-controller.js';

/**
 * For services whose records show pictures of the library. It stores a copy of each picture's alternative
 * text and size, and tells the media service which pictures are in use. The service's messaging has to
 * contain `pictureConsumers`, its migrations `CreateKnownPictures1795651300000`,
 * `AddPictureTimes1799200000000` and `AddRemovedPictures1799500000000`.
 */
@Module({
  imports: [TypeOrmModule.forFeature([KnownPictureEntity])],
  controllers: [PictureUsesController],
  providers: [
    KeepPictureWhenPictureAdded,
    KeepPictureWhenPictureChanged,
    ForgetPictureWhenPictureRemoved,
  ],
})
export class PicturesModule {}
