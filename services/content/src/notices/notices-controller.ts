import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PublicListQuery, publicListQuerySchema } from '@town/contracts/api/list-query';
import { noticeSchema } from '@town/contracts/notices/record';
import { AnswersPublicList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { NoticesService } from './notices-service.js';

@ApiTags('Notices')
@Controller('api/notices')
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  @Get()
  @AnswersPublicList(noticeSchema)
  list(@Query({ schema: publicListQuerySchema }) query: PublicListQuery): Promise<ListAnswer> {
    return this.notices.list(query);
  }
}
