import { Body, Controller, Get, Headers, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type StoredSettings,
  storedSettingsSchema,
  type TownSettings,
  townSettingsSchema,
} from '@town/contracts/settings/town-settings';
import { AnswersConflict, expectedVersion } from '@town/managed-records/records/expected-version';
import { tagged } from '@town/managed-records/records/record-answer';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import type { Response } from 'express';
import { SettingsService } from './settings-service.js';

const answersSettings = ApiOkResponse({
  description: 'The settings',
  standardSchema: storedSettingsSchema,
});

@ApiTags('Staff')
@StaffOnly('administrator')
@Controller('api/admin/settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @answersSettings
  async read(@Res({ passthrough: true }) response: Response): Promise<StoredSettings> {
    return tagged(response, await this.settings.current());
  }

  @Put()
  @answersSettings
  @AnswersConflict()
  async change(
    @Headers('if-match') tag: string | undefined,
    @Body({ schema: townSettingsSchema }) settings: TownSettings,
    @CurrentStaff() { email }: StaffMember,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StoredSettings> {
    const version = expectedVersion(tag);
    return tagged(response, await this.settings.change(settings, version, email));
  }
}
