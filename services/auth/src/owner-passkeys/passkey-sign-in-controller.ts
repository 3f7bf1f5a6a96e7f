import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type OwnerSession, ownerSessionSchema } from '@town/contracts/owners/session';
import type { Language } from '@town/contracts/pages/languages';
import {
  type PasskeyRequest,
  passkeyRequestSchema,
} from '@town/contracts/passkeys/passkey-messages';
import { type PasskeySignIn, passkeySignInSchema } from '@town/contracts/passkeys/passkeys';
import { ApiPageLanguage, PageLanguage } from '@town/service-kit/http/page-language';
import { SubmissionLimit } from '@town/service-kit/limits/submission-limit';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { ownerSecret, SameSiteOnly } from '@town/service-kit/owners/owner-guard';
import type { Request, Response } from 'express';
import { setOwnerCookie } from '../owners/owner-cookies.js';
import { OwnerPasskeys } from './owner-passkeys.js';

/** How owners sign in without a mail. */
@ApiTags('Owners')
@SameSiteOnly()
@UseGuards(SubmissionLimit)
@Controller('api/owner/sign-in/passkey')
export class PasskeySignInController {
  constructor(private readonly passkeys: OwnerPasskeys) {}

  @Post('options')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'What the browser needs to ask for a passkey; the same for everybody',
    standardSchema: passkeyRequestSchema,
  })
  @ApiProblem(429, 'Too many requests; Retry-After says when to try again')
  begin(): Promise<PasskeyRequest> {
    return this.passkeys.beginSignIn();
  }

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ description: 'Who is signed in now', standardSchema: ownerSessionSchema })
  @ApiPageLanguage('The language of their later mails; without it, that stays as it is')
  @ApiProblem(401, 'The passkey was not accepted, or took too long')
  @ApiProblem(429, 'Too many requests; Retry-After says when to try again')
  async signIn(
    @Body({ schema: passkeySignInSchema }) given: PasskeySignIn,
    @PageLanguage() language: Language | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnerSession> {
    const { secret, session } = await this.passkeys.signIn(given, ownerSecret(request), language);
    setOwnerCookie(response, secret);
    return session;
  }
}
