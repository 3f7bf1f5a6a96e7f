import { Module } from '@nestjs/common';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { ApplicationsModule } from './applications/applications-module.js';
import { CreateAdvertiserApplications1795219201000 } from './applications/create-advertiser-applications.js';

@Module({ imports: [ApplicationsModule] })
class AdvertisingModule {}

/** Who wants to be listed, and what staff make of it. */
export const advertisingService: ServiceDefinition = {
  name: 'advertising',
  module: AdvertisingModule,
  migrations: [CreateAdvertiserApplications1795219201000],
};
