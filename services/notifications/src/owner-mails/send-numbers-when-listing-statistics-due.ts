import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { listingStatisticsDue } from '@town/contracts/owners/mail-events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { monthlyStatistics } from './owner-mail-letters.js';

/** Mails an owner the statistics of a month. */
@Injectable()
@HandlesEvent({ contract: listingStatisticsDue, name: 'send-numbers-when-listing-statistics-due' })
export class SendNumbersWhenListingStatisticsDue
  implements EventHandler<typeof listingStatisticsDue>
{
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    due: z.output<typeof listingStatisticsDue.data>,
    event: CloudEvent,
  ): Promise<void> {
    const letter = monthlyStatistics(due, await languageOf(manager, due.email));
    await this.mails.toPerson(manager, 'person-listing-statistics', event, letter, due.email);
  }
}
