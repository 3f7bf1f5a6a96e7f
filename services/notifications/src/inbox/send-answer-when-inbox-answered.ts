import { Injectable } from '@nestjs/common';
import { inboxAnswered } from '@town/contracts/inbox/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import type { LetterWriter } from '../letters/letter.js';
import { phrases } from '../letters/phrases.js';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';

/** Sends an answer that staff have written. It does not quote the sender's message. */
@Injectable()
@HandlesEvent({ contract: inboxAnswered, name: 'send-answer-when-inbox-answered' })
export class SendAnswerWhenInboxAnswered implements EventHandler<typeof inboxAnswered> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    { email, subject, text }: z.output<typeof inboxAnswered.data>,
    event: CloudEvent,
  ): Promise<void> {
    const paragraphs = text.split(/\n{2,}/).map((typed) => ({ typed }));
    const language = await languageOf(manager, email);
    const { questions } = phrases[language];
    const letter: LetterWriter = (town) => ({
      language,
      subject: { typed: subject },
      paragraphs,
      closing: questions(town),
    });
    await this.mails.toPerson(manager, 'person-answer', event, letter, email);
  }
}
