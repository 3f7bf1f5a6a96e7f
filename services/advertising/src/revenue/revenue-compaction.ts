import { Injectable } from '@nestjs/common';
import { RetentionJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

/** Replaces the rows that triggers added to the revenue's sums by their totals. */
@Injectable()
export class RevenueCompaction extends RetentionJob {
  constructor(dataSource: DataSource) {
    super(dataSource, ['select compact_revenue()']);
  }
}
