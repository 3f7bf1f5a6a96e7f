/**
 * The search of the whole site. Triggers index the places of this service in the transaction of each write.
 * `search-documents` indexes the records of the content service. `search-words` has the synonyms and the
 * searches without a result, for staff.
 *
 * The way of a question, step by step:
 * 1. `search-controller.ts` parses the request. It counts a search that found nothing.
 * 2. `search-service.ts` reads whether places are wanted that are open now or at some time (`asked-opening.ts`,
 *    `asked-time.ts`, `asked-holiday.ts`). If there are such places, they are the answer.
 * 3. `search-terms.ts` takes the question apart: its words, those of them that name something, and whether it asks
 *    for events. `meant-words.ts` has the phrases that mean another word, and `needs.ts` those that need an office or
 *    a trade.
 * 4. `ways-to-find.ts` lists the ways to find records, from the surest to the vaguest; the first one that finds
 *    something is used. `asked-days.ts` and `asked-amenities.ts` read the days and the amenities.
 * 5. `find-by-*.ts` and `find-history.ts` have the SQL of these ways. It calls `search_town`, a function of the
 *    database that knows stems, synonyms and typing errors (`search-town.ts`, and the migrations that change it).
 * 6. `search-sql.ts` orders what was found, and leaves out pages that only mention the words.
 *
 * A word that means the same belongs to the synonyms, which staff change. Code is for what one word cannot say: a
 * phrase (3), or a rule for a kind of question (4).
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
