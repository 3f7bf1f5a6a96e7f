import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import {
  advertiserApprovalUndone,
  advertiserApproved,
  advertiserStatusChanged,
  advertiserSubmitted,
} from '@town/contracts/advertisers/events';
import type { AdvertiserSubmission } from '@town/contracts/advertisers/form';
import type { Advertiser } from '@town/contracts/advertisers/record';
import type { StaffAdvertiser } from '@town/contracts/advertisers/staff-record';
import type { AdvertiserStatus } from '@town/contracts/advertisers/status';
import type { StatusChange } from '@town/contracts/advertisers/status-change';
import { toWebAddress } from '@town/contracts/forms/web-address';
import { writtenIn } from '@town/contracts/messaging/writer-language';
import { Audit } from '@town/service-kit/audit/audit';
import { Outbox } from '@town/service-kit/events/outbox';
import { OpenSubmissions } from '@town/service-kit/limits/open-submissions';
import type { SubmissionContext } from '@town/service-kit/submissions/submission-context';
import { Submissions } from '@town/service-kit/submissions/submissions';
import { DataSource, type EntityManager } from 'typeorm';
import { PaymentLinks } from '../payments/payment-links.js';
import { ApplicationEntity } from './application-entity.js';
import { isWithdrawn } from './listed-name.js';
import { toStaffAdvertiser } from './to-staff-advertiser.js';

@Injectable()
export class ApplicationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly submissions: Submissions,
    private readonly open: OpenSubmissions,
    private readonly links: PaymentLinks,
    private readonly audit: Audit,
  ) {}

  /** Stores an application for review by staff. */
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
      // Locked first, in the same order as when a payment is recorded, to avoid a deadlock.
      if (paymentIntentId) await this.links.lock(manager, paymentIntentId);
      await manager.insert(ApplicationEntity, { ...application, submittedAt });
      if (paymentIntentId) await this.links.claim(manager, id, paymentIntentId);
      await this.outbox.enqueue(manager, advertiserSubmitted, {
        ...application,
        ...writtenIn(context.language),
      });
    });
  }

  /**
   * @param actor the staff member, for the audit log
   * @param seen the status that staff have seen
   */
  changeStatus(
    id: string,
    { status, seen }: StatusChange,
    actor: string,
  ): Promise<StaffAdvertiser> {
    return this.change(id, async (manager, application) => {
      const previousStatus = application.status;
      // A repeated change is none, so it is not refused: the answer to the first one may have been lost.
      if (previousStatus !== status) refuseUnseen(application, seen);
      application.changeStatus(status);
      if (previousStatus === status) return;
      await this.tellStatus(manager, application, previousStatus);
      const [before, after] = [{ status: previousStatus }, { status }];
      await this.audit.record(manager, {
        ...of(id),
        actor,
        action: 'change-status',
        before,
        after,
      });
    });
  }

  /**
   * Approves an application. The event is published once, however often staff press the button.
   * @param actor the staff member, for the audit log
   * @param existingBusinessId the business of the directory that it is for; null to create one
   * @param seen the status that staff have seen
   */
  approve(
    id: string,
    actor: string,
    existingBusinessId: string | null = null,
    seen?: AdvertiserStatus,
  ): Promise<StaffAdvertiser> {
    return this.change(id, async (manager, application) => {
      const before = { status: application.status };
      refuseUnseen(application, seen);
      const isNew = application.approve(new Date());
      const chosen = existingBusinessId && { businessId: existingBusinessId };
      const after = { status: application.status, ...chosen };
      if (isNew || before.status !== after.status) {
        await this.audit.record(manager, { ...of(id), actor, action: 'approve', before, after });
      }
      if (!isNew) {
        refuseOther(application, existingBusinessId);
        // Its item is open if staff took a refusal back, and no approval will be told of.
        if (before.status !== after.status) {
          await this.tellStatus(manager, application, before.status);
        }
        return;
      }
      if (existingBusinessId) application.recordBusiness(existingBusinessId);
      await this.outbox.enqueue(manager, advertiserApproved, {
        id,
        businessName: application.businessName,
        businessType: application.businessType,
        businessDescription: application.businessDescription,
        businessAddress: application.businessAddress,
        // Untrusted text that becomes a link on a public page.
        businessWebsite: toWebAddress(application.businessWebsite),
        phone: application.phone,
        email: application.email,
        approval: application.approvals,
        // The subscription's own event could not name an application that was sent after it.
        subscriptionId: await this.links.subscriptionOf(manager, id),
        existingBusinessId,
      });
    });
  }

  /**
   * Undoes an approval within ten minutes: the catalog archives the business that it created.
   * @param actor the staff member, for the audit log
   */
  undoApproval(id: string, actor: string): Promise<StaffAdvertiser> {
    return this.takeBack(id, { actor, action: 'undo-approval' }, (application) =>
      application.undoApproval(new Date()),
    );
  }

  /**
   * Takes the wrong business from an approved application, however long ago that was. The catalog does the
   * same as after an undo.
   * @param actor the staff member, for the audit log
   * @param businessId the business that staff have seen
   */
  releaseBusiness(id: string, actor: string, businessId: string): Promise<StaffAdvertiser> {
    return this.takeBack(id, { actor, action: 'release-business' }, (application) =>
      application.releaseBusiness(businessId),
    );
  }

  private takeBack(
    id: string,
    by: { actor: string; action: string },
    apply: (application: ApplicationEntity) => void,
  ): Promise<StaffAdvertiser> {
    return this.change(id, async (manager, application) => {
      const { businessId } = application;
      const before = { status: application.status, ...(businessId && { businessId }) };
      apply(application);
      const { status, approvals: approval } = application;
      await this.audit.record(manager, { ...of(id), ...by, before, after: { status } });
      await this.outbox.enqueue(manager, advertiserApprovalUndone, { id, approval });
      if (before.status !== status) await this.tellStatus(manager, application, before.status);
    });
  }

  private async tellStatus(
    manager: EntityManager,
    { id, businessName, email, status, businessId }: ApplicationEntity,
    previousStatus: AdvertiserStatus,
  ): Promise<void> {
    const change = {
      ...{ id, businessName, email, previousStatus, status },
      ...((await isWithdrawn(manager, businessId)) && { isBusinessWithdrawn: true as const }),
    };
    return this.outbox.enqueue(manager, advertiserStatusChanged, change);
  }

  /** Changes an application, which is locked until the transaction ends. */
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
      await this.open.close(manager, [id]);
      return toStaffAdvertiser(await manager.save(application));
    });
  }
}

/** @param seen the status that staff have seen; older pages do not say it */
function refuseUnseen({ status }: ApplicationEntity, seen: AdvertiserStatus | undefined): void {
  if (!seen || seen === status) return;
  throw new ConflictException(`This application is ${status} by now. Please look again.`);
}

/** A repeated approval changes nothing, so it must not seem to choose another business. */
function refuseOther({ businessId }: ApplicationEntity, chosen: string | null): void {
  // Without a business, the one that another approval asked for is being created.
  if (!chosen || chosen === businessId) return;
  throw new ConflictException('This application has another business already. Please look again.');
}

/** Names an application in the audit log. */
const of = (id: string) => ({ kind: 'applications', id });

/** The submission time. A time in the future, from a sender's wrong clock, becomes the current time. */
function notAfterNow(sentAt: string | null): Date {
  const now = new Date();
  const sent = sentAt ? new Date(sentAt) : now;
  return sent < now ? sent : now;
}
