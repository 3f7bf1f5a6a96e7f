import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { type PictureQuery, pictureQuerySchema } from '@town/contracts/api/list-query';
import {
  type Picture,
  type PictureChange,
  pictureChangeSchema,
  pictureSchema,
  pictureUploadSchema,
} from '@town/contracts/pictures/record';
import {
  type PictureRecordsAnswer,
  pictureRecordsSchema,
  pictureRemovalSchema,
} from '@town/contracts/pictures/uses';
import { recordId } from '@town/contracts/records/record-id';
import { AnswersStaffList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import type * as z from 'zod/mini';
import { PictureUpload } from './picture-upload.js';
import { PicturesService } from './pictures-service.js';
import { UploadsService } from './uploads-service.js';

/** The library of pictures. */
@ApiTags('Staff')
@StaffOnly('reader')
@Controller('api/admin/pictures')
export class PicturesController {
  constructor(
    private readonly pictures: PicturesService,
    private readonly uploads: UploadsService,
  ) {}

  @Get()
  @AnswersStaffList(pictureSchema)
  list(@Query({ schema: pictureQuerySchema }) query: PictureQuery): Promise<ListAnswer> {
    return this.pictures.list(query);
  }

  @Get(':id')
  @ApiOkResponse({ description: 'The picture', standardSchema: pictureSchema })
  @ApiProblem(404, 'No such picture')
  one(@Param('id', { schema: recordId }) id: string): Promise<Picture> {
    return this.pictures.find(id);
  }

  @Get(':id/uses')
  @ApiOkResponse({ description: 'Some of these records', standardSchema: pictureRecordsSchema })
  @ApiProblem(404, 'No such picture')
  @ApiProblem(503, 'Not every service has said which of its records use it')
  async uses(@Param('id', { schema: recordId }) id: string): Promise<PictureRecordsAnswer> {
    return { records: await this.pictures.records(id) };
  }

  @Post()
  @StaffOnly('editor')
  @UseInterceptors(PictureUpload)
  @ApiConsumes('multipart/form-data')
  @ApiCreatedResponse({ description: 'It is in the library', standardSchema: pictureSchema })
  @ApiProblem(413, 'More than 15 MB or 50 megapixels')
  @ApiProblem(415, 'Not a picture that is accepted, or a damaged one')
  @ApiProblem(503, 'Other uploads take all places')
  upload(
    @UploadedFile() file: Express.Multer.File,
    @Body({ schema: pictureUploadSchema }) { alt }: { alt: string },
    @CurrentStaff() { email }: StaffMember,
  ): Promise<Picture> {
    return this.uploads.add(file.buffer, alt, email);
  }

  @Put(':id')
  @StaffOnly('editor')
  @ApiOkResponse({ description: 'The picture', standardSchema: pictureSchema })
  @ApiProblem(404, 'No such picture')
  change(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: pictureChangeSchema }) change: PictureChange,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<Picture> {
    return this.pictures.change(id, change, email);
  }

  @Delete(':id')
  @StaffOnly('editor')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is no longer in the library' })
  @ApiProblem(404, 'No such picture')
  @ApiProblem(409, 'It is in use; `records` name some of those that use it')
  @ApiProblem(503, 'It is not known whether a page shows it')
  async remove(
    @Param('id', { schema: recordId }) id: string,
    @Query({ schema: pictureRemovalSchema }) removal: z.output<typeof pictureRemovalSchema>,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<void> {
    await this.pictures.remove(id, email, removal.earlierVersions !== undefined);
  }
}
