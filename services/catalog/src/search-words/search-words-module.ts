/** Settings and feedback of the search for staff: synonyms, and searches without a result. */
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { InternalMissedSearchesController } from './internal-missed-searches-controller.js';
import { MissedSearches } from './missed-searches.js';
import { MissedSearchesController } from './missed-searches-controller.js';
import { SynonymsController } from './synonyms-controller.js';
import { SynonymsEntity } from './synonyms-entity.js';
import { SynonymsService } from './synonyms-service.js';

@Module({
  imports: [TownSettingsModule, TypeOrmModule.forFeature([SynonymsEntity]), staffModule()],
  controllers: [SynonymsController, MissedSearchesController, InternalMissedSearchesController],
  providers: [SynonymsService, MissedSearches],
  exports: [MissedSearches],
})
export class SearchWordsModule {}
