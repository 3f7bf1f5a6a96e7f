import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { advertiserApproved } from '@town/contracts/advertiser';
import type { AdvertiserSubmission } from '@town/contracts/advertiser-application';
import type { Advertiser } from '@town/contracts/advertiser-record';
import type { AdvertiserStatus } from '@town/contracts/advertiser-statuses';
import { advertiserStatusChanged, advertiserSubmitted } from '@town/contracts/advertising-events';
import type { StaffAdvertiser } from '@town/contracts/application-payment';
import { toWebAddress } from '@town/contracts/web-address';
import { Outbox } from '@town/service-kit/events/outbox';
import type { SubmissionContext } from '@town/service-kit/submissions/submission-context';
import { Submissions } from '@town/service-kit/submissions/submissions';
import { DataSource, type EntityManager } from 'typeorm';
import { claimPayment, lockPayment } from '../payments/payment-links.js';
import { ApplicationEntity } from './application-entity.js';
import { toStaffAdvertiser } from './to-staff-advertiser.js';

@Injectable()
export class ApplicationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly submissions: Submissions,
  ) {}

  /** Keeps an application for the staff. */
  submit(submission: AdvertiserSubmission, context: SubmissionContext): Promise<Advertiser> {
    const submittedAt = notAfterNow(submission.submittedAt);
    const application: Advertiser = {
      id: randomUUID(),
      ...submission,
      status: 'pending',
      submittedAt: submittedAt.toISOString(),
      businessId: null,
    };
    return this.submissions.accept(context, submission, application, async (manager) => {
      const { id, paymentIntentId } = application;
      // Before anything else is locked: who records the payment takes the locks in this order too.
      if (paymentIntentId) await lockPayment(manager, paymentIntentId);
      await manager.insert(ApplicationEntity, { ...application, submittedAt });
      if (paymentIntentId) await claimPayment(manager, id, paymentIntentId);
      await this.outbox.enqueue(manager, advertiserSubmitted, application);
    });
  }

  changeStatus(id: string, status: AdvertiserStatus): Promise<StaffAdvertiser> {
    return this.change(id, async (manager, application) => {
      const previousStatus = application.status;
      application.changeStatus(status);
      if (previousStatus === status) return;
      await this.outbox.enqueue(manager, advertiserStatusChanged, {
        id,
        businessName: application.businessName,
        email: application.email,
        previousStatus,
        status,
      });
    });
  }

  /**
   * Approves an application. The catalog hears of it through the outbox, now or when it is
   * back, and is asked once however often staff press the button.
   */
  approve(id: string): Promise<StaffAdvertiser> {
    return this.change(id, async (manager, application) => {
      if (!application.approve(new Date())) return;
      await this.outbox.enqueue(manager, advertiserApproved, {
        id,
        businessName: application.businessName,
        businessType: application.businessType,
        businessDescription: application.businessDescription,
        businessAddress: application.businessAddress,
        // Typed freely by a stranger, and about to be a link on a public page.
        businessWebsite: toWebAddress(application.businessWebsite),
        phone: application.phone,
      });
    });
  }

  /** One change after the other: the application is locked until the change is committed. */
  private change(
    id: string,
    apply: (manager: EntityManager, application: ApplicationEntity) => Promise<void>,
  ): Promise<StaffAdvertiser> {
    return this.dataSource.transaction(async (manager) => {
      const application = await manager.findOne(ApplicationEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!application) throw new NotFoundException('Application not found');
      await apply(manager, application);
      return toStaffAdvertiser(await manager.save(application));
    });
  }
}

/** When it was sent, by the sender's clock as far as that can be true. */
function notAfterNow(sentAt: string | null): Date {
  const now = new Date();
  const sent = sentAt ? new Date(sentAt) : now;
  return sent < now ? sent : now;
}
