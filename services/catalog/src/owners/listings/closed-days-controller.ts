import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { type ClosedDays, closedDaysSchema } from '@town/contracts/owners/closed-days';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { SubmissionLimit } from '@town/service-kit/limits/submission-limit';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentOwner, OwnerOnly } from '@town/service-kit/owners/owner-guard';
import { OwnerClosedDays } from './owner-closed-days.js';

/** Lets an owner of several businesses enter the same closed days for them in one step. */
@ApiTags('Owners')
@OwnerOnly()
@Controller('api/owner/listings/closed-days')
export class ClosedDaysController {
  constructor(private readonly closedDays: OwnerClosedDays) {}

  /** Closes all of them or none. What was entered for these days before is replaced. */
  @Post()
  @HttpCode(204)
  @UseGuards(SubmissionLimit)
  @ApiNoContentResponse({ description: 'They are closed on these days' })
  @ApiProblem(400, 'A field is wrong, the days are over, or a listing has no opening hours')
  @ApiProblem(404, 'No such listing, or not one of who asks')
  @ApiProblem(409, 'A listing is archived')
  @ApiProblem(429, 'Too many saves; Retry-After says when to try again')
  close(
    @Body({ schema: closedDaysSchema }) days: ClosedDays,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<void> {
    return this.closedDays.close(owner, days);
  }
}
