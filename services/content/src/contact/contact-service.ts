import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { contactMessageReceived } from '@town/contracts/contact-messages/events';
import type { ContactMessageSubmission } from '@town/contracts/contact-messages/form';
import type { ContactMessage } from '@town/contracts/contact-messages/record';
import { Outbox } from '@town/service-kit/events/outbox';
import type { SubmissionContext } from '@town/service-kit/submissions/submission-context';
import { Submissions } from '@town/service-kit/submissions/submissions';
import { Inbox } from '../inbox/inbox.js';
import { ContactMessageEntity } from './contact-message-entity.js';

@Injectable()
export class ContactService {
  constructor(
    private readonly submissions: Submissions,
    private readonly outbox: Outbox,
    private readonly inbox: Inbox,
  ) {}

  /** Stores a message for the staff. */
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
      const { fullName, email, phone } = message;
      await this.inbox.add(manager, {
        kind: 'message',
        recordId: message.id,
        subject: message.subject,
        sender: { name: fullName, email, phone },
        details: [['Message', message.message]],
        receivedAt: submittedAt,
      });
    });
  }
}
