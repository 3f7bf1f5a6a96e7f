import { Injectable } from '@nestjs/common';
import { MailQueue } from '../mails/mail-queue.js';
import { SubscriptionOutcomes } from './subscription-outcomes.js';

/** The dependencies of handlers that send or withdraw mails about a subscription's payments. */
@Injectable()
export abstract class PaymentMails {
  constructor(
    protected readonly mails: MailQueue,
    protected readonly outcomes: SubscriptionOutcomes,
  ) {}
}
