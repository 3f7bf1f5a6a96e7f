import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  NotFoundException,
  Param,
  Req,
  Res,
  UnauthorizedException,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type OwnerDevice,
  type OwnerIdentity,
  type OwnerSession,
  ownerDeviceSchema,
  ownerSessionSchema,
} from '@town/contracts/owners/session';
import { recordId } from '@town/contracts/records/record-id';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentOwner, OwnerOnly, ownerSecret } from '@town/service-kit/owners/owner-guard';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { clearOwnerCookie } from './owner-cookies.js';
import { OwnerSessionStore } from './owner-session-store.js';

// Data that this site stored in the browser may contain what the owner has read or typed.
const clearedBrowser = ['Clear-Site-Data', '"cache", "storage"'] as const;

/** How owners manage their sessions and their account. */
@ApiTags('Owners')
@OwnerOnly()
@Controller('api/owner')
export class OwnerSessionsController {
  constructor(
    private readonly sessions: OwnerSessionStore,
    private readonly dataSource: DataSource,
  ) {}

  @Get('session')
  @ApiOkResponse({ description: 'Who is signed in', standardSchema: ownerSessionSchema })
  async current(@Req() request: Request): Promise<OwnerSession> {
    const found = await this.sessions.find(ownerSecret(request) ?? '');
    // The session ended after the guard had checked it.
    if (!found) throw new UnauthorizedException('Please sign in');
    return { email: found.email, expiresAt: found.expiresAt };
  }

  @Delete('session')
  @HttpCode(204)
  @Header(...clearedBrowser)
  @ApiNoContentResponse({ description: 'Nobody is signed in in this browser any more' })
  async signOut(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.sessions.endBySecret(this.dataSource.manager, ownerSecret(request) ?? '');
    clearOwnerCookie(response);
  }

  @Get('sessions')
  @AnswersShortList('The sessions of who asks, the one used last first', ownerDeviceSchema)
  list(
    @CurrentOwner() { ownerId }: OwnerIdentity,
    @Req() request: Request,
  ): Promise<OwnerDevice[]> {
    return this.sessions.list(ownerId, ownerSecret(request) ?? '');
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Its cookie counts nowhere from now on' })
  @ApiProblem(404, 'No such session, or not one of who asks')
  async end(
    @Param('id', { schema: recordId }) id: string,
    @CurrentOwner() { ownerId }: OwnerIdentity,
  ): Promise<void> {
    if (!(await this.sessions.end(ownerId, id))) throw new NotFoundException('Session not found');
  }

  @Delete('sessions')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Only the session that asks goes on' })
  async endOthers(
    @CurrentOwner() { ownerId }: OwnerIdentity,
    @Req() request: Request,
  ): Promise<void> {
    await this.sessions.endOthers(ownerId, ownerSecret(request) ?? '');
  }

  @Delete('account')
  @HttpCode(204)
  @Header(...clearedBrowser)
  @ApiNoContentResponse({ description: 'The account and everything that charges ends' })
  async deleteAccount(
    @CurrentOwner() owner: OwnerIdentity,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.sessions.deleteOwner(owner);
    clearOwnerCookie(response);
  }
}
