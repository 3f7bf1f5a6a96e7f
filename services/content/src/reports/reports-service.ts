import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReportSubmission, StoredReport } from '@town/contracts/reports/form';
import type { SubmissionContext } from '@town/service-kit/submissions/submission-context';
import { Submissions } from '@town/service-kit/submissions/submissions';
import { Inbox } from '../inbox/inbox.js';

@Injectable()
export class ReportsService {
  constructor(
    private readonly submissions: Submissions,
    private readonly inbox: Inbox,
  ) {}

  /** Adds a report of wrong content to the staff's inbox. Its item is the only stored copy. */
  submit(report: ReportSubmission, context: SubmissionContext): Promise<StoredReport> {
    const receivedAt = new Date();
    const { kind, id: recordId, message, email } = report;
    const submittedAt = receivedAt.toISOString();
    const stored: StoredReport = { id: randomUUID(), kind, recordId, message, submittedAt };
    return this.submissions.accept(context, report, stored, (manager) =>
      this.inbox.add(manager, {
        // With the same id, an erasure of the item also finds the stored response for repeated requests.
        id: stored.id,
        kind: 'report',
        recordId,
        recordKind: kind,
        subject: message.split('\n')[0]!.slice(0, 100),
        sender: { email },
        details: [['Message', message]],
        receivedAt,
      }),
    );
  }
}
