import { Injectable } from '@nestjs/common';
import { RetentionJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

const statements = [
  'delete from owner_sessions where expires_at < now()',
  `delete from owner_challenges where created_at < now() - interval '1 hour'`,
  // Links of the last hour are needed for the limit of mails per mailbox.
  `delete from owner_links where created_at < now() - interval '1 day'`,
];

/** Every hour, deletes expired sessions, old links and expired challenges. */
@Injectable()
export class OwnerRetention extends RetentionJob {
  constructor(dataSource: DataSource) {
    super(dataSource, statements);
  }
}
