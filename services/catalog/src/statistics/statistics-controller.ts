import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import type { Language } from '@town/contracts/pages/languages';
import { listingActions } from '@town/contracts/statistics/listing-counts';
import {
  type ListingStatistics,
  listingStatisticsSchema,
  type StatisticsFileQuery,
  type StatisticsQuery,
  statisticsFileQuerySchema,
  statisticsQuerySchema,
} from '@town/contracts/statistics/listing-statistics';
import { idParameter } from '@town/managed-records/records/record-answer';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentOwner, OwnerOnly } from '@town/service-kit/owners/owner-guard';
import { ListingStatisticsReader } from './listing-statistics.js';

/** The numbers of a listing, for its owners. */
@ApiTags('Owners', 'Statistics')
@OwnerOnly()
@Controller('api/owner/listings/:id')
export class StatisticsController {
  constructor(private readonly statistics: ListingStatisticsReader) {}

  @Get('statistics')
  @ApiOkResponse({
    description: 'Counts for each day',
    standardSchema: listingStatisticsSchema,
  })
  @ApiProblem(400, 'No such period')
  @ApiProblem(404, 'No such listing, or not one of who asks')
  read(
    @Param('id', idParameter) id: string,
    @Query({ schema: statisticsQuerySchema }) query: StatisticsQuery,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<ListingStatistics> {
    return this.statistics.read(owner, id, query);
  }

  @Get('statistics.csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="statistics.csv"')
  @ApiOkResponse({ description: 'A row for each day, as CSV', type: String })
  @ApiProblem(400, 'No such period')
  @ApiProblem(404, 'No such listing, or not one of who asks')
  async export(
    @Param('id', idParameter) id: string,
    @Query({ schema: statisticsFileQuerySchema }) { language, ...period }: StatisticsFileQuery,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<string> {
    return toCsv(await this.statistics.read(owner, id, period), language);
  }
}

const columns = ['day', ...listingActions] as const;

/** The columns as the page names them. The byte order mark makes spreadsheets read the accents. */
const spanish = '\ufeffdía,vista en listas,abierta,llamadas,cómo llegar,sitio web';

/** Days and numbers need no quotes. */
function toCsv({ days }: ListingStatistics, language?: Language): string {
  const heading = language === 'es' ? spanish : columns.join(',');
  const rows = days.map((day) => columns.map((column) => day[column]).join(','));
  return [heading, ...rows].map((row) => `${row}\r\n`).join('');
}
