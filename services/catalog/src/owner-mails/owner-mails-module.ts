import { Module } from '@nestjs/common';
import { ownerModule } from '@town/service-kit/owners/owner-module';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { OwnersModule } from '../owners/owners-module.js';
import { DueMails } from './due-mails.js';
import { MailPreferencesStore } from './mail-preferences.js';
import { OwnerMails } from './owner-mails.js';
import {
  HoursQuestionController,
  MailPreferencesController,
  UnsubscribeController,
} from './owner-mails-controller.js';
import { OwnerMailsRetention } from './owner-mails-retention.js';

@Module({
  imports: [OwnersModule, TownSettingsModule, ownerModule()],
  controllers: [MailPreferencesController, UnsubscribeController, HoursQuestionController],
  providers: [DueMails, MailPreferencesStore, OwnerMails, OwnerMailsRetention],
})
export class OwnerMailsModule {}
