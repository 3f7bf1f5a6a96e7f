import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type MissedSearch, missedSearchSchema } from '@town/contracts/search/synonyms';
import { StaffOnly } from '@town/service-kit/staff/staff-guard';
import * as z from 'zod/mini';
import { MissedSearches } from './missed-searches.js';

@ApiTags('Staff')
@StaffOnly('reader')
@Controller('api/admin/missed-searches')
export class MissedSearchesController {
  constructor(private readonly missed: MissedSearches) {}

  @Get()
  @ApiOkResponse({
    description: 'Searches of the last 90 days that found nothing, the most frequent first',
    standardSchema: z.array(missedSearchSchema),
  })
  list(): Promise<MissedSearch[]> {
    return this.missed.list();
  }
}
