import { Body, Controller, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  type PasskeyCreation,
  passkeyCreationSchema,
} from '@town/contracts/passkeys/passkey-messages';
import {
  type NewPasskey,
  newPasskeySchema,
  type PasskeyName,
  passkeyNameSchema,
} from '@town/contracts/passkeys/passkeys';
import { recordId } from '@town/contracts/records/record-id';
import * as second from '@town/contracts/staff/second-factor';
import { visitorAddress } from '@town/service-kit/http/visitor-address';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { BeforeEnrolment, CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import type { Request } from 'express';
import { OwnOneTimeCodes } from './own-one-time-codes.js';
import { OwnPasskeys } from './own-passkeys.js';
import { OwnSecondFactor } from './own-second-factor.js';

/** The caller's own second factor. */
@ApiTags('Staff')
@StaffOnly('reader')
@BeforeEnrolment()
@Controller('api/admin/second-factor')
export class SecondFactorController {
  constructor(
    private readonly own: OwnSecondFactor,
    private readonly codes: OwnOneTimeCodes,
    private readonly passkeys: OwnPasskeys,
  ) {}

  @Get()
  @ApiOkResponse({ description: 'What is active', standardSchema: second.secondFactorSchema })
  describe(@CurrentStaff() staff: StaffMember): Promise<second.SecondFactor> {
    return this.own.describe(staff);
  }

  /** A secret for an app. It is active only after a code has confirmed it. */
  @Post('one-time-code')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The secret', standardSchema: second.oneTimeCodeSecretSchema })
  @ApiProblem(409, 'One-time codes are on already')
  offer(@CurrentStaff() staff: StaffMember): Promise<second.OneTimeCodeSecret> {
    return this.codes.offer(staff);
  }

  @Put('one-time-code')
  @ApiOkResponse({ description: 'They are on', standardSchema: second.recoveryCodesSchema })
  @ApiProblem(400, 'Password or code are wrong')
  @ApiProblem(409, 'One-time codes are on already')
  turnOn(
    @Body({ schema: second.oneTimeCodeProofSchema }) proof: second.OneTimeCodeProof,
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<second.RecoveryCodes> {
    return this.codes.turnOn(staff, proof, visitorAddress(request));
  }

  @Post('one-time-code/remove')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'They are off' })
  @ApiProblem(400, 'Password or code are wrong')
  @ApiProblem(409, 'The account needs a second factor and has no other')
  turnOff(
    @Body({ schema: second.oneTimeCodeProofSchema }) proof: second.OneTimeCodeProof,
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<void> {
    return this.codes.turnOff(staff, proof, visitorAddress(request));
  }

  /** Starts to add a passkey. */
  @Post('passkeys/options')
  @HttpCode(200)
  @ApiOkResponse({ description: 'What the browser needs', standardSchema: passkeyCreationSchema })
  @ApiProblem(400, 'The password is wrong')
  begin(
    @Body({ schema: second.ownPasswordSchema }) given: second.OwnPassword,
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<PasskeyCreation> {
    return this.passkeys.begin(staff, given, visitorAddress(request));
  }

  @Post('passkeys')
  @HttpCode(201)
  @ApiResponse({
    status: 201,
    description: 'It is added',
    standardSchema: second.recoveryCodesSchema,
  })
  @ApiProblem(400, 'The passkey was not accepted')
  add(
    @Body({ schema: newPasskeySchema }) given: NewPasskey,
    @CurrentStaff() staff: StaffMember,
  ): Promise<second.RecoveryCodes> {
    return this.passkeys.add(staff, given);
  }

  @Put('passkeys/:id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It has the new name' })
  @ApiProblem(404, 'No such passkey, or not one of who asks')
  rename(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: passkeyNameSchema }) name: PasskeyName,
    @CurrentStaff() staff: StaffMember,
  ): Promise<void> {
    return this.passkeys.rename(staff, id, name);
  }

  @Post('passkeys/:id/remove')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is removed' })
  @ApiProblem(400, 'The password is wrong')
  @ApiProblem(404, 'No such passkey, or not one of who asks')
  @ApiProblem(409, 'The account needs a second factor and has no other')
  remove(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: second.ownPasswordSchema }) given: second.OwnPassword,
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<void> {
    return this.passkeys.remove(staff, id, given, visitorAddress(request));
  }

  /** Creates new recovery codes and invalidates the previous ones. */
  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The codes, once', standardSchema: second.recoveryCodesSchema })
  @ApiProblem(400, 'The password is wrong')
  @ApiProblem(409, 'There is no second factor')
  renew(
    @Body({ schema: second.ownPasswordSchema }) given: second.OwnPassword,
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<second.RecoveryCodes> {
    return this.own.renewRecoveryCodes(staff, given, visitorAddress(request));
  }
}
