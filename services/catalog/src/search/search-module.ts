/**
 * The search of the whole site. Triggers index the places of this service in the transaction of each write.
 * `search-documents` indexes the records of the content service. `search-words` has the synonyms and the
 * searches without a result, for staff.
 */
import { Module } from '@nestjs/common';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { SearchDocumentsModule } from '../search-documents/search-documents-module.js';
import { SearchWordsModule } from '../search-words/search-words-module.js';
import { SearchController } from './search-controller.js';
import { SearchService } from './search-service.js';

@Module({
  imports: [TownSettingsModule, SearchDocumentsModule, SearchWordsModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
