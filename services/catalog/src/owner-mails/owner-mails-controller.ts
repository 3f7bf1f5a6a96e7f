import { Body, Controller, Get, HttpCode, Post, Put, Query, Redirect } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ownerApi } from '@town/contracts/api/paths';
import {
  type HoursConfirmation,
  type HoursQuestion,
  hoursConfirmationSchema,
  hoursQuestionSchema,
  type MailPreferences,
  type MailToken,
  mailPreferencesSchema,
  mailTokenSchema,
} from '@town/contracts/owners/mails';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { pages } from '@town/contracts/pages/paths';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentOwner, OwnerOnly, SameSiteOnly } from '@town/service-kit/owners/owner-guard';
import { OwnerMails } from './owner-mails.js';

const unknownLink = ApiProblem(404, 'The link no longer works');
const answersPreferences = ApiOkResponse({
  description: 'Which mails the owner wants',
  standardSchema: mailPreferencesSchema,
});
const token = { schema: mailTokenSchema };

/** Which mails a signed-in owner wants. */
@ApiTags('Owners')
@OwnerOnly()
@Controller('api/owner/mails')
export class MailPreferencesController {
  constructor(private readonly mails: OwnerMails) {}

  @Get()
  @answersPreferences
  read(@CurrentOwner() { email }: OwnerIdentity): Promise<MailPreferences> {
    return this.mails.read(email);
  }

  @Put()
  @answersPreferences
  save(
    @CurrentOwner() { email }: OwnerIdentity,
    @Body({ schema: mailPreferencesSchema }) wanted: MailPreferences,
  ): Promise<MailPreferences> {
    return this.mails.save(email, wanted);
  }
}

/**
 * The address in the `List-Unsubscribe` header (RFC 8058). Mail programs post to it without any header of
 * ours, so the secret in the address is the only authorization. A GET only redirects to a page with a
 * button, because programs that scan mail open links, too.
 */
@ApiTags('Owners')
@unknownLink
@Controller('api/mail-links/unsubscribe')
export class UnsubscribeController {
  constructor(private readonly mails: OwnerMails) {}

  @Get()
  @Redirect(pages.accountMails, 303)
  @ApiResponse({ status: 303, description: 'The page that asks whether' })
  open(@Query(token) given: MailToken): { url: string } {
    return { url: `${pages.accountMails}?${new URLSearchParams(given)}` };
  }

  @Post()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'No more mails of this kind' })
  unsubscribe(@Query(token) given: MailToken): Promise<void> {
    return this.mails.unsubscribe(given.token);
  }
}

/** Lets an owner confirm opening hours through the link in a mail. */
@ApiTags('Owners')
@SameSiteOnly()
@unknownLink
@Controller('api/mail-links/hours')
export class HoursQuestionController {
  constructor(private readonly mails: OwnerMails) {}

  @Get()
  @ApiOkResponse({ description: 'What is asked', standardSchema: hoursQuestionSchema })
  read(@Query(token) given: MailToken): Promise<HoursQuestion> {
    return this.mails.question(given.token);
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOkResponse({ description: 'They are confirmed today', standardSchema: hoursQuestionSchema })
  @ApiProblem(409, 'The hours have changed since they were shown')
  confirm(
    @Body({ schema: hoursConfirmationSchema }) given: HoursConfirmation,
  ): Promise<HoursQuestion> {
    return this.mails.confirm(given);
  }
}

/** Routes that accept bodies other than JSON: mail programs post a form, which is ignored. */
export const unsubscribeForms = [
  {
    path: ownerApi.unsubscribe,
    types: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  },
];
