import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { recordId } from '@town/contracts/records/record-id';
import {
  type CurrentSession,
  currentSessionSchema,
  type StaffSession,
  staffSessionSchema,
} from '@town/contracts/staff/sessions';
import {
  type Login,
  type LoginAnswer,
  loginAnswerSchema,
  loginSchema,
} from '@town/contracts/staff/sign-in';
import { visitorAddress } from '@town/service-kit/http/visitor-address';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { BeforeEnrolment, CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import type { Request } from 'express';
import { SessionOwners } from './session-owners.js';
import { SessionsService } from './sessions-service.js';

@ApiTags('Staff')
@Controller('api/admin')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly owners: SessionOwners,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'A token for eight hours', standardSchema: loginAnswerSchema })
  @ApiProblem(400, 'A field is missing or wrong')
  @ApiProblem(401, 'Invalid credentials')
  @ApiProblem(429, 'Too many failures; Retry-After says when to try again')
  signIn(
    @Body({ schema: loginSchema }) login: Login,
    @Req() request: Request,
  ): Promise<LoginAnswer> {
    return this.sessions.signIn(login, visitorAddress(request));
  }

  @Post('logout')
  @HttpCode(204)
  @StaffOnly('reader')
  @BeforeEnrolment()
  // Data that this site stored in the browser may contain what staff have read.
  @Header('Clear-Site-Data', '"cache", "storage"')
  @ApiNoContentResponse({ description: 'The token counts nowhere from now on' })
  async signOut(@CurrentStaff() staff: StaffMember): Promise<void> {
    await this.sessions.signOut(staff);
  }

  /** The caller's account and role. The request counts as use of the session. */
  @Get('session')
  @StaffOnly('reader')
  @BeforeEnrolment()
  @ApiOkResponse({ description: 'Who asks', standardSchema: currentSessionSchema })
  current(@CurrentStaff() staff: StaffMember): Promise<CurrentSession> {
    return this.owners.describe(staff);
  }

  @Get('sessions')
  @StaffOnly('reader')
  @BeforeEnrolment()
  @AnswersShortList('The sessions of who asks, the one used last first', staffSessionSchema)
  list(@CurrentStaff() staff: StaffMember): Promise<StaffSession[]> {
    return this.sessions.list(staff);
  }

  /** Ends one of the caller's sessions. */
  @Delete('sessions/:id')
  @HttpCode(204)
  @StaffOnly('reader')
  @BeforeEnrolment()
  @ApiNoContentResponse({ description: 'Its token counts nowhere from now on' })
  @ApiProblem(404, 'No such session, or not one of who asks')
  async end(
    @Param('id', { schema: recordId }) id: string,
    @CurrentStaff() staff: StaffMember,
  ): Promise<void> {
    await this.sessions.end(staff, id);
  }

  /** Ends every session of the caller except the current one. */
  @Delete('sessions')
  @HttpCode(204)
  @StaffOnly('reader')
  @BeforeEnrolment()
  @ApiNoContentResponse({ description: 'The other tokens count nowhere from now on' })
  async endOthers(@CurrentStaff() staff: StaffMember): Promise<void> {
    await this.sessions.endOthers(staff);
  }
}
