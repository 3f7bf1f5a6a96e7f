import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type SecondFactorLogin,
  secondFactorLoginSchema,
} from '@town/contracts/staff/second-factor';
import { type LoginAnswer, loginAnswerSchema } from '@town/contracts/staff/sign-in';
import { visitorAddress } from '@town/service-kit/http/visitor-address';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import type { Request } from 'express';
import { SecondFactorLogins } from './second-factor-logins.js';

@ApiTags('Staff')
@Controller('api/admin/login')
export class SecondFactorLoginController {
  constructor(private readonly logins: SecondFactorLogins) {}

  /** The second step of a sign-in, with the challenge of the first one. */
  @Post('second-factor')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'A token for eight hours', standardSchema: loginAnswerSchema })
  @ApiProblem(400, 'A field is missing or wrong')
  @ApiProblem(401, 'The proof is wrong, or the sign-in has to begin again')
  @ApiProblem(429, 'Too many failures; Retry-After says when to try again')
  signIn(
    @Body({ schema: secondFactorLoginSchema }) given: SecondFactorLogin,
    @Req() request: Request,
  ): Promise<LoginAnswer> {
    return this.logins.signIn(given, visitorAddress(request));
  }
}
