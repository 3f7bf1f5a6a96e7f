import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { historicalPhotoSchema } from '@town/contracts/historical-photo';
import { type ListQuery, listQuerySchema } from '@town/contracts/list-query';
import { sendList } from '@town/service-kit/lists/send-list';
import { ApiList } from '@town/service-kit/openapi/api-list';
import type { Request, Response } from 'express';
import { HistoricalPhotosService } from './historical-photos-service.js';

@ApiTags('Historical photos')
@Controller('api/historical-photos')
export class HistoricalPhotosController {
  constructor(private readonly photos: HistoricalPhotosService) {}

  @Get()
  @ApiList(historicalPhotoSchema)
  async list(
    @Query({ schema: listQuerySchema }) query: ListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendList(request, response, await this.photos.list(query));
  }
}
