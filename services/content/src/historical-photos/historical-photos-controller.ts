import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PublicListQuery, publicListQuerySchema } from '@town/contracts/api/list-query';
import { historicalPhotoSchema } from '@town/contracts/historical-photos/record';
import { AnswersPublicList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { HistoricalPhotosService } from './historical-photos-service.js';

@ApiTags('Historical photos')
@Controller('api/historical-photos')
export class HistoricalPhotosController {
  constructor(private readonly photos: HistoricalPhotosService) {}

  @Get()
  @AnswersPublicList(historicalPhotoSchema)
  list(@Query({ schema: publicListQuerySchema }) query: PublicListQuery): Promise<ListAnswer> {
    return this.photos.list(query);
  }
}
