import { Module } from '@nestjs/common';
import { ArchiveNews } from './archive-news.js';
import { ListingTiers } from './listing-tiers.js';
import { LowerTierWhenSubscriptionEnded } from './lower-tier-when-subscription-ended.js';
import { PayingSubscriptionsController } from './paying-subscriptions-controller.js';
import { RaiseTierWhenSubscriptionStarted } from './raise-tier-when-subscription-started.js';

@Module({
  controllers: [PayingSubscriptionsController],
  providers: [
    ArchiveNews,
    ListingTiers,
    LowerTierWhenSubscriptionEnded,
    RaiseTierWhenSubscriptionStarted,
  ],
  exports: [ListingTiers],
})
export class TiersModule {}
