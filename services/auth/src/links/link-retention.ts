import { Injectable } from '@nestjs/common';
import { RetentionJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

const statements = [`delete from staff_links where expires_at < now() - interval '1 day'`];

/** Every hour, deletes staff links that expired more than a day ago. */
@Injectable()
export class LinkRetention extends RetentionJob {
  constructor(dataSource: DataSource) {
    super(dataSource, statements);
  }
}
