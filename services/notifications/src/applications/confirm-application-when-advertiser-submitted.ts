import { Injectable } from '@nestjs/common';
import { advertiserSubmitted } from '@town/contracts/advertisers/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { noteLanguage } from '../reader-languages/note-language.js';
import { ApplicationHistory } from './application-history.js';
import { applicationForApplicant, applicationForStaff } from './application-letters.js';
import { GoLive } from './go-live.js';

/** Reports an application to staff and confirms it to the applicant. */
@Injectable()
@HandlesEvent({
  contract: advertiserSubmitted,
  name: 'confirm-application-when-advertiser-submitted',
})
export class ConfirmApplicationWhenAdvertiserSubmitted
  implements EventHandler<typeof advertiserSubmitted>
{
  constructor(
    private readonly mails: MailQueue,
    private readonly history: ApplicationHistory,
    private readonly goLive: GoLive,
  ) {}

  async handle(
    manager: EntityManager,
    application: z.output<typeof advertiserSubmitted.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { id, email, firstName, lastName, businessName, submittedAt, language } = application;
    if (await wasErased(manager, email, event.time)) return;
    await noteLanguage(manager, email, event.time, language);
    const known = await this.history.record(manager, id, {
      email,
      first_name: firstName,
      business_name: businessName,
      submitted_at: submittedAt,
      language: language ?? null,
    });
    await this.mails.toStaff(
      manager,
      'staff-application',
      event,
      applicationForStaff(application),
      { name: `${firstName} ${lastName}`, address: email },
    );
    const letter = applicationForApplicant(language);
    await this.mails.toPerson(manager, 'person-application', event, letter, email);
    await this.goLive.informWhenKnown(manager, known);
  }
}
