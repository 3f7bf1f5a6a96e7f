import { Injectable } from '@nestjs/common';
import { RetentionJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

const statements = [
  `delete from owner_requests where decided_at < now() - interval '1 year'`,
  'delete from claim_codes where expires_at < now()',
];

/** Removes, every hour, decided requests after a year, and late codes. The audit log keeps the decisions. */
@Injectable()
export class RequestRetention extends RetentionJob {
  constructor(dataSource: DataSource) {
    super(dataSource, statements);
  }
}
