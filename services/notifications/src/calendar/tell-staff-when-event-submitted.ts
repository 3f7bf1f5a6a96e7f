import { Injectable } from '@nestjs/common';
import { eventSubmitted } from '@town/contracts/calendar/events';
import { endDays } from '@town/contracts/calendar/last-day';
import { readRule } from '@town/contracts/calendar/recurrence/rule';
import { ruleWords } from '@town/contracts/calendar/recurrence/words';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { pages } from '@town/contracts/pages/paths';
import { formatDate } from '@town/contracts/town/date';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';

/** The desk's list of submitted events that await a decision. */
const deskEvents = '/admin/content/events?awaits=review';

@Injectable()
@HandlesEvent({ contract: eventSubmitted, name: 'tell-staff-when-event-submitted' })
export class TellStaffWhenEventSubmitted implements EventHandler<typeof eventSubmitted> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    submitted: z.output<typeof eventSubmitted.data>,
    event: CloudEvent,
  ): Promise<void> {
    await this.mails.toStaff(manager, 'staff-event-submitted', event, () => ({
      subject: `New event: ${submitted.title}`,
      paragraphs: [
        submitted.awaitsReview
          ? 'Somebody has sent an event for the calendar. Visitors see it once you publish it.'
          : 'Somebody has added an event to the calendar. Visitors see it already.',
      ],
      fields: [
        ['Title', submitted.title],
        ['Date', endDays(submitted).map(formatDate).join(' – ')],
        ['Repeats', repeatsText(submitted)],
        ['Time', submitted.time],
        ['Location', submitted.location],
        ['Category', submitted.category],
        ['Description', submitted.description],
        ['Number', submitted.id],
      ],
      link: submitted.awaitsReview
        ? { text: 'Review the event', path: deskEvents }
        : { text: 'See the calendar', path: pages.events },
    }));
  }
}

function repeatsText({ recurrence, date }: z.output<typeof eventSubmitted.data>): string | null {
  const rule = readRule(recurrence ?? '');
  return rule ? ruleWords(rule, date) : null;
}
