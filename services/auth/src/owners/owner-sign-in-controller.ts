import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  type OwnerEnter,
  type OwnerSession,
  type OwnerSignIn,
  ownerEnterSchema,
  ownerSessionSchema,
  ownerSignInSchema,
} from '@town/contracts/owners/session';
import type { Language } from '@town/contracts/pages/languages';
import { ApiPageLanguage, PageLanguage } from '@town/service-kit/http/page-language';
import { SubmissionLimit } from '@town/service-kit/limits/submission-limit';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { ownerSecret, SameSiteOnly } from '@town/service-kit/owners/owner-guard';
import { makeToken } from '@town/service-kit/secret-token';
import type { Request, Response } from 'express';
import { browserOf, setBrowserCookie, setOwnerCookie } from './owner-cookies.js';
import { OwnerLinks } from './owner-links.js';

/** How owners sign in: by a link that is mailed to them. */
@ApiTags('Owners')
@SameSiteOnly()
@UseGuards(SubmissionLimit)
@Controller('api/owner')
export class OwnerSignInController {
  constructor(private readonly links: OwnerLinks) {}

  @Post('sign-in')
  @HttpCode(202)
  @ApiResponse({ status: 202, description: 'A link is on its way, no matter who asked' })
  @ApiPageLanguage('The language of the mail; without it, that of their last mail')
  @ApiProblem(400, 'The e-mail address is missing or wrong')
  @ApiProblem(429, 'Too many requests; Retry-After says when to try again')
  async request(
    @Body({ schema: ownerSignInSchema }) { email }: OwnerSignIn,
    @PageLanguage() language: Language | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const browser = browserOf(request) ?? makeToken();
    await this.links.request(email, browser, language);
    setBrowserCookie(response, browser);
  }

  @Post('session')
  @HttpCode(200)
  @ApiOkResponse({ description: 'Who is signed in now', standardSchema: ownerSessionSchema })
  @ApiPageLanguage('The language of their later mails; without it, that stays as it is')
  @ApiProblem(409, 'Another browser asked for the link: send `confirmed` after a click')
  @ApiProblem(410, 'The link was used, or is too old')
  @ApiProblem(429, 'Too many requests; Retry-After says when to try again')
  async enter(
    @Body({ schema: ownerEnterSchema }) entered: OwnerEnter,
    @PageLanguage() language: Language | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnerSession> {
    const { secret, session } = await this.links.enter(
      entered,
      browserOf(request),
      ownerSecret(request),
      language,
    );
    setOwnerCookie(response, secret);
    return session;
  }
}
