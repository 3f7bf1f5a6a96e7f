import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type AnnouncedPriceChange,
  announcedPriceChangeSchema,
  type PriceChange,
  type PriceChangeEffect,
  type PriceChangeQuery,
  priceChangeEffectSchema,
  priceChangeQuerySchema,
  priceChangeSchema,
} from '@town/contracts/plans/price-change';
import { recordId } from '@town/contracts/records/record-id';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { PriceChanges } from './price-changes.js';

/** How administrators announce a new price to owners who have the plan. */
@ApiTags('Staff')
@StaffOnly('administrator')
@Controller('api/admin/price-changes')
export class AdminPriceChangesController {
  constructor(private readonly changes: PriceChanges) {}

  @Get()
  @AnswersShortList('The latest first', announcedPriceChangeSchema)
  list(): Promise<AnnouncedPriceChange[]> {
    return this.changes.list();
  }

  @Get('effect')
  @ApiOkResponse({
    description: 'What this change would do if it were announced now',
    standardSchema: priceChangeEffectSchema,
  })
  @ApiProblem(400, 'As for the announcement')
  @ApiProblem(409, 'As for the announcement')
  effect(
    @Query({ schema: priceChangeQuerySchema }) change: PriceChangeQuery,
  ): Promise<PriceChangeEffect> {
    return this.changes.effect(change);
  }

  @Post()
  @ApiCreatedResponse({
    description: 'Everybody with the plan is mailed now',
    standardSchema: announcedPriceChangeSchema,
  })
  @ApiProblem(400, 'The day is too soon, or the price looks mistyped')
  @ApiProblem(409, 'Another price of this plan is still to come')
  announce(
    @Body({ schema: priceChangeSchema }) change: PriceChange,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<AnnouncedPriceChange> {
    return this.changes.announce(change, email);
  }

  @Delete(':id')
  @ApiOkResponse({
    description: 'It is withdrawn, and owners who were informed of it get a mail',
    standardSchema: announcedPriceChangeSchema,
  })
  @ApiProblem(404, 'No such price change')
  withdraw(
    @Param('id', { schema: recordId }) id: string,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<AnnouncedPriceChange> {
    return this.changes.withdraw(id, email);
  }
}
