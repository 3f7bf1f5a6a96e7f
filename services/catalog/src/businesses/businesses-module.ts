import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { OwnersModule } from '../owners/owners-module.js';
import { TiersModule } from '../tiers/tiers-module.js';
import { ArchiveBusinessWhenApprovalUndone } from './archive-business-when-approval-undone.js';
import { BusinessEntity } from './business-entity.js';
import { BusinessesController } from './businesses-controller.js';
import { BusinessesService } from './businesses-service.js';
import { CreateBusinessWhenAdvertiserApproved } from './create-business-when-advertiser-approved.js';
import { LinkedBusinesses } from './linked-businesses.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([BusinessEntity]),
    TownSettingsModule,
    OwnersModule,
    TiersModule,
  ],
  controllers: [BusinessesController],
  providers: [
    BusinessesService,
    CreateBusinessWhenAdvertiserApproved,
    LinkedBusinesses,
    ArchiveBusinessWhenApprovalUndone,
  ],
})
export class BusinessesModule {}
