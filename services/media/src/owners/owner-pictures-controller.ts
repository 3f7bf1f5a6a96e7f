import { Body, Controller, Post, UploadedFile, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiConsumes, ApiCreatedResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { type Picture, pictureSchema, pictureUploadSchema } from '@town/contracts/pictures/record';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentOwner, OwnerOnly } from '@town/service-kit/owners/owner-guard';
import { PictureUpload } from '../pictures/picture-upload.js';
import { UploadsService } from '../pictures/uploads-service.js';
import { OwnerUploadGuard } from './owner-upload-guard.js';

/** Uploads by owners. The catalog stores which pictures a listing shows. */
@ApiTags('Owners')
@OwnerOnly()
@Controller('api/owner/pictures')
export class OwnerPicturesController {
  constructor(private readonly uploads: UploadsService) {}

  @Post()
  @UseGuards(OwnerUploadGuard)
  @UseInterceptors(PictureUpload)
  @ApiQuery({ name: 'listing', description: 'The listing that is to show it' })
  @ApiConsumes('multipart/form-data')
  @ApiCreatedResponse({ description: 'It can be shown', standardSchema: pictureSchema })
  @ApiProblem(404, 'No such listing, or not one of who asks')
  @ApiProblem(413, 'More than 15 MB or 50 megapixels')
  @ApiProblem(415, 'Not a picture that is accepted, or a damaged one')
  @ApiProblem(429, 'Too many uploads within a day')
  @ApiProblem(503, 'Other uploads take all places, or the catalog cannot be asked')
  async upload(
    @UploadedFile() file: Express.Multer.File,
    @Body({ schema: pictureUploadSchema }) { alt }: { alt: string },
    @CurrentOwner() { email }: OwnerIdentity,
  ): Promise<Picture> {
    const picture = await this.uploads.add(file.buffer, alt, email);
    // The library may already have the file. Its first uploader is not disclosed to other owners.
    return { ...picture, alt, uploadedBy: null };
  }
}
