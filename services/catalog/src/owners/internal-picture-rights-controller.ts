import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  type PictureRights,
  type PictureRightsQuestion,
  pictureRightsQuestionSchema,
} from '@town/contracts/pictures/listing-pictures';
import { OwnerListings } from './owner-listings.js';

/** For the media service, which knows whose session it is; the gateway routes none of this. */
@ApiExcludeController()
@Controller('internal/picture-rights')
export class InternalPictureRightsController {
  constructor(private readonly listings: OwnerListings) {}

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  find(
    // In the body, because addresses are logged.
    @Body({ schema: pictureRightsQuestionSchema }) { email, listingId }: PictureRightsQuestion,
  ): Promise<PictureRights> {
    return this.listings.pictureRights(email, listingId);
  }
}
