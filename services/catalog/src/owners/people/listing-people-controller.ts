import { Body, Controller, Delete, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type ListingInvitation,
  type ListingPerson,
  listingInvitationSchema,
  listingPersonSchema,
} from '@town/contracts/owners/people';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import type { Language } from '@town/contracts/pages/languages';
import { idParameter } from '@town/managed-records/records/record-answer';
import { ApiPageLanguage, PageLanguage } from '@town/service-kit/http/page-language';
import { SubmissionLimit } from '@town/service-kit/limits/submission-limit';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentOwner, OwnerOnly } from '@town/service-kit/owners/owner-guard';
import * as z from 'zod/mini';
import { ListingPeople } from './listing-people.js';

const people = { description: 'The owner first', standardSchema: z.array(listingPersonSchema) };

/** Who manages a listing. */
@ApiTags('Owners')
@OwnerOnly()
@Controller('api/owner/listings/:id/people')
@ApiProblem(404, 'No such listing or person, or not a listing of who asks')
export class ListingPeopleController {
  constructor(private readonly people: ListingPeople) {}

  @Get()
  @AnswersShortList('The owner first', listingPersonSchema)
  list(
    @Param('id', idParameter) id: string,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<ListingPerson[]> {
    return this.people.list(owner, id);
  }

  @Post()
  // Each invitation sends a mail.
  @UseGuards(SubmissionLimit)
  @ApiCreatedResponse(people)
  @ApiPageLanguage('The language of the mail, unless that of the invited person is known')
  @ApiProblem(400, 'The address is wrong')
  @ApiProblem(403, 'Only the owner invites')
  @ApiProblem(409, 'They manage it already, or too many people do')
  invite(
    @Param('id', idParameter) id: string,
    @Body({ schema: listingInvitationSchema }) invitation: ListingInvitation,
    @CurrentOwner() owner: OwnerIdentity,
    @PageLanguage() language: Language | undefined,
  ): Promise<ListingPerson[]> {
    return this.people.invite(owner, id, invitation, language);
  }

  @Post(':person/owner')
  @HttpCode(200)
  @ApiOkResponse(people)
  @ApiProblem(403, 'Only the owner hands over')
  @ApiProblem(409, 'They have not signed in yet, or are the owner already')
  handOver(
    @Param('id', idParameter) id: string,
    @Param('person', idParameter) person: string,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<ListingPerson[]> {
    return this.people.handOver(owner, id, person);
  }

  @Delete(':person')
  @HttpCode(204)
  @ApiProblem(403, 'Only the owner removes others')
  @ApiProblem(409, 'The owner has to hand over first')
  async remove(
    @Param('id', idParameter) id: string,
    @Param('person', idParameter) person: string,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<void> {
    await this.people.remove(owner, id, person);
  }
}
