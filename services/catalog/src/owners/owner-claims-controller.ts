import { Body, Controller, Get, Post, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import { problemSchema } from '@town/contracts/api/problem';
import {
  type ClaimSubmission,
  claimSchema,
  type OwnerClaim,
  ownerClaimSchema,
} from '@town/contracts/owners/claims';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { SubmissionLimit } from '@town/service-kit/limits/submission-limit';
import { CurrentOwner, OwnerOnly } from '@town/service-kit/owners/owner-guard';
import * as z from 'zod/mini';
import { OwnerClaims } from './owner-claims.js';

const problem = (status: number, description: string) =>
  ApiResponse({ status, description, standardSchema: problemSchema });

/** How owners say that a business is theirs. */
@ApiTags('Owners')
@OwnerOnly()
@Controller('api/owner/claims')
export class OwnerClaimsController {
  constructor(private readonly claims: OwnerClaims) {}

  @Get()
  @ApiOkResponse({ description: 'The newest first', standardSchema: z.array(ownerClaimSchema) })
  list(@CurrentOwner() owner: OwnerIdentity): Promise<OwnerClaim[]> {
    return this.claims.list(owner);
  }

  @Post()
  @UseGuards(SubmissionLimit)
  @ApiCreatedResponse({ description: 'The claim, for the staff', standardSchema: ownerClaimSchema })
  @problem(400, 'A field is missing or wrong')
  @problem(404, 'No such business')
  @problem(409, 'It is theirs already, is claimed already, or too many claims wait')
  submit(
    @Body({ schema: claimSchema }) claim: ClaimSubmission,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<OwnerClaim> {
    return this.claims.submit(owner, claim);
  }
}
