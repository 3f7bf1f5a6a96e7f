import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PublicListQuery, publicListQuerySchema } from '@town/contracts/api/list-query';
import { civicContactSchema } from '@town/contracts/civic-contacts/record';
import { AnswersPublicList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { CivicContactsService } from './civic-contacts-service.js';

@ApiTags('Civic contacts')
@Controller('api/civic-contacts')
export class CivicContactsController {
  constructor(private readonly contacts: CivicContactsService) {}

  @Get()
  @AnswersPublicList(civicContactSchema)
  list(@Query({ schema: publicListQuerySchema }) query: PublicListQuery): Promise<ListAnswer> {
    return this.contacts.list(query);
  }

  @Get('emergency')
  @AnswersPublicList(civicContactSchema)
  listEmergency(
    @Query({ schema: publicListQuerySchema }) query: PublicListQuery,
  ): Promise<ListAnswer> {
    return this.contacts.listEmergency(query);
  }
}
