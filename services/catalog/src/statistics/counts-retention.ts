import { Injectable } from '@nestjs/common';
import { RetentionJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

const statements = [
  `delete from listing_counts where day < current_date - interval '25 months'`,
  // A month stays until its last day is too old.
  `delete from listing_words where month < current_date - interval '26 months'`,
];

/** Removes, every hour, counts that are older than 25 months. */
@Injectable()
export class CountsRetention extends RetentionJob {
  constructor(dataSource: DataSource) {
    super(dataSource, statements);
  }
}
