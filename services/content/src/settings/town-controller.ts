import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { publicTownSchema } from '@town/contracts/settings/town-settings';
import { AnswersPublicRecord } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { SettingsService } from './settings-service.js';

@ApiTags('Town')
@Controller('api/town')
export class TownController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @AnswersPublicRecord(publicTownSchema)
  read(): Promise<ListAnswer> {
    return this.settings.shown();
  }
}
