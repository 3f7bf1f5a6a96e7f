import { Injectable } from '@nestjs/common';
import { RetentionJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

/**
 * Deletes the names of businesses that are gone. For 90 days staff can restore an archived business, and its plan
 * goes on meanwhile; after that the catalog deletes it, which no event says. A withdrawn draft that is published
 * after that time says its name again.
 */
@Injectable()
export class NamesRetention extends RetentionJob {
  constructor(dataSource: DataSource) {
    super(dataSource, [
      `delete from business_names where withdrawn_at < clock_timestamp() - interval '90 days'`,
    ]);
  }
}
