import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  type PictureRights,
  type PictureRightsQuestion,
  pictureRightsQuestionSchema,
} from '@town/contracts/pictures/listing-pictures';
import { OwnerListings } from './owner-listings.js';

/** Called by the media service, which has checked the session. The gateway does not route it. */
@ApiExcludeController()
@Controller('internal/picture-rights')
export class InternalPictureRightsController {
  constructor(private readonly listings: OwnerListings) {}

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  find(
    // In the body, because URLs are logged.
    @Body({ schema: pictureRightsQuestionSchema }) { email, listingId }: PictureRightsQuestion,
  ): Promise<PictureRights> {
    return this.listings.pictureRights(email, listingId);
  }
}
