/**
 * Statistics of visits to a business, for its owners, and the sums of all by month, for the staff. Pages
 * send small batches of counts. The database stores sums per listing and day, sums of all listings per
 * month, and nothing about visitors. Decision 0052 says what is counted, what is not, and which search words
 * an owner sees.
 */
import { Module } from '@nestjs/common';
import { ownerModule } from '@town/service-kit/owners/owner-module';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { CountsController } from './counts-controller.js';
import { CountsRetention } from './counts-retention.js';
import { ListingCounter } from './listing-counter.js';
import { ListingStatisticsReader } from './listing-statistics.js';
import { MonthlySums } from './monthly-sums.js';
import { MonthlyVisitsController } from './monthly-visits-controller.js';
import { RecentVisits } from './recent-visits.js';
import { StatisticsController } from './statistics-controller.js';

@Module({
  imports: [TownSettingsModule, ownerModule(), staffModule()],
  controllers: [CountsController, MonthlyVisitsController, StatisticsController],
  providers: [CountsRetention, ListingCounter, ListingStatisticsReader, MonthlySums, RecentVisits],
})
export class StatisticsModule {}
