import { Injectable } from '@nestjs/common';
import { RetentionJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

const statements = [
  `delete from listing_counts where day < current_date - interval '25 months'`,
  // Kept one month longer, because the row of a month contains its last day.
  `delete from listing_words where month < current_date - interval '26 months'`,
];

/** Every hour, deletes counts that are older than 25 months. */
@Injectable()
export class CountsRetention extends RetentionJob {
  constructor(dataSource: DataSource) {
    super(dataSource, statements);
  }
}
