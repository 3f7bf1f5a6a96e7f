import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { plans } from '@town/contracts/plans/price-list';
import { townDate } from '@town/contracts/town/date';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import { SettingsService } from '../../settings/settings-service.js';
import { Inbox } from '../inbox.js';

/** The facts of a payment that its item shows. */
interface PaymentFacts {
  id: string;
  plan: keyof typeof plans;
  customerEmail: string | null;
  customerName: string | null;
  paidAt: string;
}

/** Base of the handlers that add items about payments. */
@Injectable()
export abstract class PaymentItemHandler {
  constructor(
    protected readonly inbox: Inbox,
    private readonly settings: SettingsService,
  ) {}

  /** Adds an item about a refund, unless its payer has been erased since. */
  protected async addRefund(
    manager: EntityManager,
    { id, plan, customerEmail, customerName, paidAt }: PaymentFacts,
    { id: recordId, time }: CloudEvent,
    subject: string,
  ): Promise<void> {
    if (customerEmail && (await wasErased(manager, customerEmail, time))) return;
    await this.inbox.add(manager, {
      kind: 'refund',
      recordId,
      subject,
      sender: { name: customerName, email: customerEmail },
      details: [
        ['Payment', id],
        ['Plan', plans[plan].name],
        ['Paid on', await this.dayOf(manager, paidAt)],
      ],
      receivedAt: new Date(time),
    });
  }

  /** The date of an instant in the town's time zone. */
  protected async dayOf(manager: EntityManager, instant: string): Promise<string> {
    return townDate(new Date(instant), (await this.settings.current(manager)).profile.timeZone);
  }
}
