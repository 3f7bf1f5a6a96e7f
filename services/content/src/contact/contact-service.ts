import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContactMessageSubmission } from '@town/contracts/contact-message';
import { contactMessageReceived } from '@town/contracts/content-events';
import type { ContactMessage } from '@town/contracts/stored-contact-message';
import { Outbox } from '@town/service-kit/events/outbox';
import type { SubmissionContext } from '@town/service-kit/submissions/submission-context';
import { Submissions } from '@town/service-kit/submissions/submissions';
import { ContactMessageEntity } from './contact-message-entity.js';

@Injectable()
export class ContactService {
  constructor(
    private readonly submissions: Submissions,
    private readonly outbox: Outbox,
  ) {}

  /** Keeps a message for the staff. */
  receive(
    submission: ContactMessageSubmission,
    context: SubmissionContext,
  ): Promise<ContactMessage> {
    const submittedAt = new Date();
    const message: ContactMessage = {
      id: randomUUID(),
      ...submission,
      submittedAt: submittedAt.toISOString(),
    };
    return this.submissions.accept(context, submission, message, async (manager) => {
      await manager.insert(ContactMessageEntity, { ...message, submittedAt });
      await this.outbox.enqueue(manager, contactMessageReceived, message);
    });
  }
}
