import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  type Login,
  type LoginAnswer,
  loginAnswerSchema,
  loginSchema,
} from '@town/contracts/admin-session';
import { problemSchema } from '@town/contracts/problem';
import { visitorAddress } from '@town/service-kit/http/visitor-address';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import type { Request } from 'express';
import { SessionsService } from './sessions-service.js';

const problem = (status: number, description: string) =>
  ApiResponse({ status, description, standardSchema: problemSchema });

@ApiTags('Staff')
@Controller('api/admin')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Post('login')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'A token for eight hours', standardSchema: loginAnswerSchema })
  @problem(400, 'A field is missing or wrong')
  @problem(401, 'Invalid credentials')
  @problem(429, 'Too many failures; Retry-After says when to try again')
  signIn(
    @Body({ schema: loginSchema }) login: Login,
    @Req() request: Request,
  ): Promise<LoginAnswer> {
    return this.sessions.signIn(login, visitorAddress(request));
  }

  @Post('logout')
  @HttpCode(204)
  @StaffOnly()
  @ApiNoContentResponse({ description: 'The token does not count any more, anywhere' })
  async signOut(@CurrentStaff() { sessionId }: StaffMember): Promise<void> {
    await this.sessions.signOut(sessionId);
  }
}
