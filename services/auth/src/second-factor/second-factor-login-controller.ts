import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import { problemSchema } from '@town/contracts/api/problem';
import {
  type SecondFactorLogin,
  secondFactorLoginSchema,
} from '@town/contracts/staff/second-factor';
import { type LoginAnswer, loginAnswerSchema } from '@town/contracts/staff/sign-in';
import { visitorAddress } from '@town/service-kit/http/visitor-address';
import type { Request } from 'express';
import { SecondFactorLogins } from './second-factor-logins.js';

const problem = (status: number, description: string) =>
  ApiResponse({ status, description, standardSchema: problemSchema });

@ApiTags('Staff')
@Controller('api/admin/login')
export class SecondFactorLoginController {
  constructor(private readonly logins: SecondFactorLogins) {}

  /** The second step of a sign-in, with the challenge of the first one. */
  @Post('second-factor')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'A token for eight hours', standardSchema: loginAnswerSchema })
  @problem(400, 'A field is missing or wrong')
  @problem(401, 'The proof is wrong, or the sign-in has to begin again')
  @problem(429, 'Too many failures; Retry-After says when to try again')
  signIn(
    @Body({ schema: secondFactorLoginSchema }) given: SecondFactorLogin,
    @Req() request: Request,
  ): Promise<LoginAnswer> {
    return this.logins.signIn(given, visitorAddress(request));
  }
}
