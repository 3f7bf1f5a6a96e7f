import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type Revenue,
  type RevenueQuery,
  revenueAmounts,
  revenueCounts,
  revenueQuerySchema,
  revenueSchema,
} from '@town/contracts/revenue/revenue';
import { Audit } from '@town/service-kit/audit/audit';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { RevenueService } from './revenue-service.js';

/** The town's revenue, for administrators. */
@ApiTags('Staff')
@StaffOnly('administrator')
@ApiProblem(400, 'No such period')
@Controller('api/admin/revenue')
export class AdminRevenueController {
  constructor(
    private readonly revenue: RevenueService,
    private readonly audit: Audit,
  ) {}

  @Get()
  @ApiOkResponse({ description: 'By month and plan', standardSchema: revenueSchema })
  async read(
    @Query({ schema: revenueQuerySchema }) query: RevenueQuery,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<Revenue> {
    await this.audit.view(email, 'revenue');
    return this.revenue.read(query);
  }

  @Get('export.csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="revenue.csv"')
  @ApiOkResponse({ description: 'A row for each month and plan, as CSV', type: String })
  async export(
    @Query({ schema: revenueQuerySchema }) query: RevenueQuery,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<string> {
    await this.audit.view(email, 'revenue');
    return toCsv(await this.revenue.read(query));
  }
}

const columns = ['month', 'plan', ...revenueCounts, ...revenueAmounts] as const;

/** Months, plans and numbers need no quotes. */
function toCsv({ rows }: Revenue): string {
  const lines = rows.map((row) => columns.map((column) => row[column]));
  return [columns, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}
