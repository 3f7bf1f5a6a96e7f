import { Body, Controller, Get, Headers, Param, Put, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import {
  type ArchivedListing,
  archivedListingSchema,
  type OwnerListing,
  ownerListingSchema,
} from '@town/contracts/owners/listings';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { expectedVersion } from '@town/managed-records/records/expected-version';
import {
  type AnswerHeaders,
  idParameter,
  tagged,
} from '@town/managed-records/records/record-answer';
import { SubmissionLimit } from '@town/service-kit/limits/submission-limit';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentOwner, OwnerOnly } from '@town/service-kit/owners/owner-guard';
import * as z from 'zod/mini';
import { OwnerListings, type VersionedListing } from './owner-listings.js';

const bodySchema = z.record(z.string(), z.unknown());
const answersListing = ApiOkResponse({
  description: 'The listing; its ETag is the version that the next save names',
  standardSchema: ownerListingSchema,
});

/** How owners edit their listings. */
@ApiTags('Owners')
@OwnerOnly()
@Controller('api/owner/listings')
export class OwnerListingsController {
  constructor(private readonly listings: OwnerListings) {}

  @Get()
  @AnswersShortList('By name', ownerListingSchema)
  list(@CurrentOwner() owner: OwnerIdentity): Promise<OwnerListing[]> {
    return this.listings.list(owner);
  }

  // Before `:id`, which would match it, too.
  @Get('archived')
  @AnswersShortList('By name', archivedListingSchema)
  archived(@CurrentOwner() owner: OwnerIdentity): Promise<ArchivedListing[]> {
    return this.listings.archived(owner);
  }

  @Get(':id')
  @answersListing
  @ApiProblem(404, 'No such listing, or not one of who asks')
  async read(
    @Param('id', idParameter) id: string,
    @CurrentOwner() owner: OwnerIdentity,
    @Res({ passthrough: true }) response: AnswerHeaders,
  ): Promise<OwnerListing> {
    return answer(response, await this.listings.read(owner, id));
  }

  /**
   * Saves the fields that the body names. Name, category and address wait for the staff. If the body has
   * `waiting`, the save is refused unless exactly those changes are pending.
   */
  @Put(':id')
  // Each pending change sends a mail to the staff.
  @UseGuards(SubmissionLimit)
  @answersListing
  @ApiProblem(400, 'A field is wrong')
  @ApiProblem(404, 'No such listing, or not one of who asks')
  @ApiProblem(409, 'The listing is archived')
  @ApiProblem(412, 'Somebody else was faster; `current` is the listing as it is')
  @ApiProblem(428, 'If-Match is missing')
  @ApiProblem(429, 'Too many saves; Retry-After says when to try again')
  async save(
    @Param('id', idParameter) id: string,
    @Headers('if-match') tag: string | undefined,
    @Body({ schema: bodySchema }) body: RecordContent,
    @CurrentOwner() owner: OwnerIdentity,
    @Res({ passthrough: true }) response: AnswerHeaders,
  ): Promise<OwnerListing> {
    const version = expectedVersion(tag);
    return answer(response, await this.listings.save(owner, id, body, version));
  }
}

function answer(response: AnswerHeaders, { listing, version }: VersionedListing): OwnerListing {
  tagged(response, { version });
  return listing;
}
