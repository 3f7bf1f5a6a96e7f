import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { TiersModule } from '../tiers/tiers-module.js';
import { ArchiveBusinessWhenApprovalUndone } from './archive-business-when-approval-undone.js';
import { BusinessEntity } from './business-entity.js';
import { BusinessesController } from './businesses-controller.js';
import { BusinessesService } from './businesses-service.js';
import { CreateBusinessWhenAdvertiserApproved } from './create-business-when-advertiser-approved.js';

@Module({
  imports: [TypeOrmModule.forFeature([BusinessEntity]), TownSettingsModule, TiersModule],
  controllers: [BusinessesController],
  providers: [
    BusinessesService,
    CreateBusinessWhenAdvertiserApproved,
    ArchiveBusinessWhenApprovalUndone,
  ],
})
export class BusinessesModule {}
