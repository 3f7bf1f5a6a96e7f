import { Module } from '@nestjs/common';
import { privacyModule } from '@town/service-kit/privacy/privacy-module';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { ApplicationsModule } from './applications/applications-module.js';
import { CreateAdvertiserApplications1795219201000 } from './applications/create-advertiser-applications.js';
import { CreateApplicationList1795305601000 } from './applications/create-application-list.js';
import { CreateBusinessListings1795305602000 } from './listings/create-business-listings.js';
import { ListingsModule } from './listings/listings-module.js';

@Module({
  imports: [
    ApplicationsModule,
    ListingsModule,
    privacyModule([
      { table: 'advertiser_applications', email: 'email' },
      { table: 'business_listings', email: 'email' },
    ]),
  ],
})
class AdvertisingModule {}

/** Who wants to be listed, and what staff make of it. */
export const advertisingService: ServiceDefinition = {
  name: 'advertising',
  module: AdvertisingModule,
  migrations: [
    CreateAdvertiserApplications1795219201000,
    CreateApplicationList1795305601000,
    CreateBusinessListings1795305602000,
  ],
};
