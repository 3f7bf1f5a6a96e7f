import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type MissedSearch, missedSearchSchema } from '@town/contracts/search/synonyms';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { StaffOnly } from '@town/service-kit/staff/staff-guard';
import { MissedSearches } from './missed-searches.js';

@ApiTags('Staff')
@StaffOnly('reader')
@Controller('api/admin/missed-searches')
export class MissedSearchesController {
  constructor(private readonly missed: MissedSearches) {}

  @Get()
  @AnswersShortList(
    'Searches of the last 90 days that found nothing, the most frequent first',
    missedSearchSchema,
  )
  list(): Promise<MissedSearch[]> {
    return this.missed.list();
  }
}
