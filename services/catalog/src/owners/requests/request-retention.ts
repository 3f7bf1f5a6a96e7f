import { Injectable } from '@nestjs/common';
import { RetentionJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

const statements = [
  `delete from owner_requests where decided_at < now() - interval '1 year'`,
  'delete from claim_codes where expires_at < now()',
  // No request of these accounts can still be in progress.
  `delete from deleted_accounts where handled_at < now() - interval '1 day'`,
];

/**
 * Every hour, deletes requests decided a year ago, expired codes, and deleted accounts noted a day ago.
 */
@Injectable()
export class RequestRetention extends RetentionJob {
  constructor(dataSource: DataSource) {
    super(dataSource, statements);
  }
}
