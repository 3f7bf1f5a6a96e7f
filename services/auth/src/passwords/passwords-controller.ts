import {
  applyDecorators,
  Body,
  Controller,
  Header,
  HttpCode,
  Post,
  Put,
  Req,
  UseGuards,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  type ForgottenPassword,
  forgottenPasswordSchema,
  type LinkAnswer,
  type LinkPassword,
  linkAnswerSchema,
  linkPasswordSchema,
  type PasswordChange,
  passwordChangeSchema,
} from '@town/contracts/staff/passwords';
import { visitorAddress } from '@town/service-kit/http/visitor-address';
import { SubmissionLimit } from '@town/service-kit/limits/submission-limit';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { BeforeEnrolment, CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import type { Request } from 'express';
import { PasswordsService } from './passwords-service.js';

/** Decorates a route that sets a password by the token of a link. */
const SetsPasswordByLink = () =>
  applyDecorators(
    HttpCode(200),
    UseGuards(SubmissionLimit),
    Header('Cache-Control', 'no-store'),
    ApiOkResponse({ description: 'Whose account it is', standardSchema: linkAnswerSchema }),
    ApiProblem(400, 'The password is too short, or common'),
    ApiProblem(404, 'The link was used, replaced, or is too old'),
  );

/** How staff set their passwords. */
@ApiTags('Staff')
@Controller('api/admin')
export class PasswordsController {
  constructor(private readonly passwords: PasswordsService) {}

  @Post('invitations/accept')
  @SetsPasswordByLink()
  accept(@Body({ schema: linkPasswordSchema }) given: LinkPassword): Promise<LinkAnswer> {
    return this.passwords.setByLink(given, 'invitation');
  }

  @Post('password/forgotten')
  @HttpCode(202)
  @UseGuards(SubmissionLimit)
  @Header('Cache-Control', 'no-store')
  @ApiResponse({ status: 202, description: 'A mail is on its way if there is an account' })
  @ApiProblem(400, 'The e-mail address is missing or wrong')
  async forgotten(
    @Body({ schema: forgottenPasswordSchema }) { email }: ForgottenPassword,
  ): Promise<void> {
    await this.passwords.forgotten(email);
  }

  @Post('password/reset')
  @SetsPasswordByLink()
  reset(@Body({ schema: linkPasswordSchema }) given: LinkPassword): Promise<LinkAnswer> {
    return this.passwords.setByLink(given, 'reset');
  }

  /** Changes the caller's password, and ends their other sessions. */
  @Put('password')
  @HttpCode(204)
  @StaffOnly('reader')
  @BeforeEnrolment()
  @ApiNoContentResponse({ description: 'The new password counts' })
  @ApiProblem(400, 'The password is wrong, or the new one too short or common')
  @ApiProblem(429, 'Too many failures; Retry-After says when to try again')
  async change(
    @Body({ schema: passwordChangeSchema }) given: PasswordChange,
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<void> {
    await this.passwords.change(staff, given, visitorAddress(request));
  }
}
