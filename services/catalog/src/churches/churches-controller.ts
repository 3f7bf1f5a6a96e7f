import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PublicListQuery, publicListQuerySchema } from '@town/contracts/api/list-query';
import { churchSchema } from '@town/contracts/churches/record';
import { AnswersPublicList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { ChurchesService } from './churches-service.js';

@ApiTags('Churches')
@Controller('api/churches')
export class ChurchesController {
  constructor(private readonly churches: ChurchesService) {}

  @Get()
  @AnswersPublicList(churchSchema)
  list(@Query({ schema: publicListQuerySchema }) query: PublicListQuery): Promise<ListAnswer> {
    return this.churches.list(query);
  }
}
