import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { openNowSchema } from '@town/contracts/directory/open-now';
import { AnswersPublicRecord } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { OpenNowService } from './open-now-service.js';

@ApiTags('Directory')
@Controller('api/open-now')
export class OpenNowController {
  constructor(private readonly openNow: OpenNowService) {}

  @Get()
  @AnswersPublicRecord(openNowSchema)
  count(): Promise<ListAnswer> {
    return this.openNow.count();
  }
}
