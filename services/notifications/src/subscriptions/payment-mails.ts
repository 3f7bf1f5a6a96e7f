import { Injectable } from '@nestjs/common';
import { MailQueue } from '../mails/mail-queue.js';
import { SubscriptionOutcomes } from './subscription-outcomes.js';

/** What a handler needs that mails about the payments of a subscription, or takes such a mail back. */
@Injectable()
export abstract class PaymentMails {
  constructor(
    protected readonly mails: MailQueue,
    protected readonly outcomes: SubscriptionOutcomes,
  ) {}
}
