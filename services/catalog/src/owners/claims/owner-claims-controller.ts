import { Body, Controller, Get, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type ClaimedBusiness,
  type ClaimProof,
  type ClaimSubmission,
  type ClaimWays,
  claimedBusinessSchema,
  claimProofSchema,
  claimSchema,
  claimWaysSchema,
  type OwnerClaim,
  ownerClaimSchema,
} from '@town/contracts/owners/claims';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import type { Language } from '@town/contracts/pages/languages';
import { ApiPageLanguage, PageLanguage } from '@town/service-kit/http/page-language';
import { SubmissionLimit } from '@town/service-kit/limits/submission-limit';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentOwner, OwnerOnly } from '@town/service-kit/owners/owner-guard';
import { OwnerClaims } from './owner-claims.js';
import { ProvenClaims } from './proven-claims.js';

/** How owners claim a business. */
@ApiTags('Owners')
@OwnerOnly()
@Controller('api/owner/claims')
export class OwnerClaimsController {
  constructor(
    private readonly claims: OwnerClaims,
    private readonly provenClaims: ProvenClaims,
  ) {}

  @Get()
  @AnswersShortList('The newest first', ownerClaimSchema)
  list(@CurrentOwner() owner: OwnerIdentity): Promise<OwnerClaim[]> {
    return this.claims.list(owner);
  }

  @Post()
  @UseGuards(SubmissionLimit)
  @ApiCreatedResponse({ description: 'The claim, for the staff', standardSchema: ownerClaimSchema })
  @ApiProblem(400, 'A field is missing or wrong')
  @ApiProblem(404, 'No such business')
  @ApiProblem(409, 'It is theirs already, is claimed already, or too many claims wait')
  submit(
    @Body({ schema: claimSchema }) claim: ClaimSubmission,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<OwnerClaim> {
    return this.claims.submit(owner, claim);
  }

  @Get('ways')
  @ApiOkResponse({ description: 'How it can be claimed', standardSchema: claimWaysSchema })
  @ApiProblem(404, 'No such business')
  ways(
    @Query({ schema: claimedBusinessSchema }) { businessId }: ClaimedBusiness,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<ClaimWays> {
    return this.provenClaims.ways(owner, businessId);
  }

  @Post('code')
  @HttpCode(202)
  @ApiAcceptedResponse({ description: 'The same whether an address is on record or not' })
  @ApiPageLanguage('The language of the mail; without it, that of the last mail to the address')
  @ApiProblem(404, 'No such business')
  @ApiProblem(409, 'It is theirs already')
  @ApiProblem(429, 'Enough codes for a day')
  sendCode(
    @Body({ schema: claimedBusinessSchema }) { businessId }: ClaimedBusiness,
    @CurrentOwner() owner: OwnerIdentity,
    @PageLanguage() language: Language | undefined,
  ): Promise<void> {
    return this.provenClaims.sendCode(owner, businessId, language);
  }

  @Post('proof')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'Approved; pending where the business has an owner already',
    standardSchema: ownerClaimSchema,
  })
  @ApiProblem(400, 'The code is wrong or late, was used, or was never sent')
  @ApiProblem(404, 'No such business')
  @ApiProblem(409, 'It is theirs already')
  prove(
    @Body({ schema: claimProofSchema }) proof: ClaimProof,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<OwnerClaim> {
    return this.provenClaims.proveByCode(owner, proof);
  }

  @Post('address')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'Approved; pending where the business has an owner already',
    standardSchema: ownerClaimSchema,
  })
  @ApiProblem(403, 'They have signed in with another address than the one on record')
  @ApiProblem(404, 'No such business')
  @ApiProblem(409, 'It is theirs already')
  proveByAddress(
    @Body({ schema: claimedBusinessSchema }) { businessId }: ClaimedBusiness,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<OwnerClaim> {
    return this.provenClaims.proveByAddress(owner, businessId);
  }
}
