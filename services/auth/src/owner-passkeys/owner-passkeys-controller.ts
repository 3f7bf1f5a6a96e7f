import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import {
  type PasskeyCreation,
  passkeyCreationSchema,
} from '@town/contracts/passkeys/passkey-messages';
import {
  type NewPasskey,
  newPasskeySchema,
  type Passkey,
  passkeySchema,
} from '@town/contracts/passkeys/passkeys';
import { recordId } from '@town/contracts/records/record-id';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentOwner, OwnerOnly, ownerSecret } from '@town/service-kit/owners/owner-guard';
import type { Request } from 'express';
import { OwnerPasskeys } from './owner-passkeys.js';

/** How owners manage the passkeys of their account. */
@ApiTags('Owners')
@OwnerOnly()
@Controller('api/owner/passkeys')
export class OwnerPasskeysController {
  constructor(private readonly passkeys: OwnerPasskeys) {}

  @Get()
  @AnswersShortList('The oldest first', passkeySchema)
  list(@CurrentOwner() owner: OwnerIdentity): Promise<Passkey[]> {
    return this.passkeys.list(owner);
  }

  @Post('options')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'What the browser needs to make a passkey',
    standardSchema: passkeyCreationSchema,
  })
  @ApiProblem(403, 'The session began more than 15 minutes ago: sign in again')
  @ApiProblem(409, 'The account has enough passkeys')
  begin(@CurrentOwner() owner: OwnerIdentity, @Req() request: Request): Promise<PasskeyCreation> {
    return this.passkeys.begin(owner, ownerSecret(request) ?? '');
  }

  @Post()
  @ApiCreatedResponse({ description: 'It signs in from now on', standardSchema: passkeySchema })
  @ApiProblem(400, 'The passkey was not accepted, or took too long')
  @ApiProblem(409, 'The account has enough passkeys')
  add(
    @Body({ schema: newPasskeySchema }) given: NewPasskey,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<Passkey> {
    return this.passkeys.add(owner, given);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It signs nobody in any more' })
  @ApiProblem(404, 'No such passkey, or not one of who asks')
  remove(
    @Param('id', { schema: recordId }) id: string,
    @CurrentOwner() owner: OwnerIdentity,
  ): Promise<void> {
    return this.passkeys.remove(owner, id);
  }
}
