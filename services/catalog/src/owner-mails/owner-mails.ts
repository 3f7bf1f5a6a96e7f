import { createHash } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type {
  HoursConfirmation,
  HoursQuestion,
  MailPreferences,
} from '@town/contracts/owners/mails';
import { hoursQuestionSchema } from '@town/contracts/owners/mails';
import { townDate } from '@town/contracts/town/date';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type EntityManager } from 'typeorm';
import { ListingEdits } from '../owners/listings/listing-edits.js';
import { memberOf } from '../owners/people/members.js';
import { MailPreferencesStore } from './mail-preferences.js';
import { mailOf } from './mail-tokens.js';

/** Mail preferences and confirmed hours, from signed-in owners or through the link of a mail. */
@Injectable()
export class OwnerMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly preferences: MailPreferencesStore,
    private readonly edits: ListingEdits,
    private readonly settings: TownSettingsStore,
  ) {}

  read(email: string): Promise<MailPreferences> {
    return this.preferences.of(this.dataSource.manager, email);
  }

  async save(email: string, wanted: MailPreferences): Promise<MailPreferences> {
    await this.preferences.save(this.dataSource.manager, email, wanted);
    return wanted;
  }

  /** @throws NotFoundException when no mail has this link */
  unsubscribe(token: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { email, kind } = await mailOf(manager, token);
      await this.preferences.unsubscribe(manager, email, kind);
    });
  }

  /**
   * @throws NotFoundException when no request to confirm hours has this link, its recipient has left, or the
   * business is archived
   */
  question(token: string): Promise<HoursQuestion> {
    return this.dataSource.transaction(async (manager) =>
      this.describe(manager, (await this.asked(manager, token)).businessId),
    );
  }

  /**
   * Confirms the hours as of today. A repeat changes nothing.
   * @throws ConflictException when they are not those that were shown
   */
  confirm({ token, hoursTag }: HoursConfirmation): Promise<HoursQuestion> {
    return this.dataSource.transaction(async (manager) => {
      const { businessId, email } = await this.asked(manager, token);
      const { profile } = await this.settings.current(manager);
      const hoursConfirmedOn = townDate(new Date(), profile.timeZone);
      const base = await this.edits.begin(manager, businessId);
      if (hoursTag !== undefined && hoursTag !== tagOf(base.current['openingHours'])) {
        throw new ConflictException(
          'These hours have changed since you opened the page. Please look at them again.',
        );
      }
      if (base.current['hoursConfirmedOn'] !== hoursConfirmedOn) {
        await this.edits.write(manager, base, { hoursConfirmedOn }, email);
      }
      return this.describe(manager, businessId);
    });
  }

  private async asked(manager: EntityManager, token: string) {
    const mail = await mailOf(manager, token);
    if (mail.kind !== 'hours') throw new NotFoundException('This link no longer works');
    await memberOf(manager, mail.businessId, mail.email);
    const { record } = await this.edits.read(manager, mail.businessId);
    if (record.state === 'archived') throw new NotFoundException('This link no longer works');
    return mail;
  }

  private async describe(manager: EntityManager, businessId: string): Promise<HoursQuestion> {
    const { record, current } = await this.edits.read(manager, businessId);
    return hoursQuestionSchema.parse({
      businessName: current['name'] ?? record.title,
      openingHours: current['openingHours'] ?? null,
      confirmedOn: current['hoursConfirmedOn'] ?? null,
      hoursTag: tagOf(current['openingHours']),
    });
  }
}

function tagOf(openingHours: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(openingHours ?? null))
    .digest('base64url');
}
