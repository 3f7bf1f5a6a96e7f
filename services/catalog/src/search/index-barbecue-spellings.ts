import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexAgain, searchable, withAbbreviations } from './index-abbreviations.js';

const spelling = '\\mbar[- ]?b[- ]?(q|que|cue)\\M';

/** The text with the usual words in place of such a spelling, whose first word is no bar. */
const withUsualWords = withAbbreviations.replaceAll(
  'folded(written)',
  `regexp_replace(folded(written), '${spelling}', 'barbecue bbq', 'g')`,
);

/** "Bar-B-Q" and "Bar B Que" are found by "bbq" and "barbecue". */
export class IndexBarbecueSpellings1799801600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searchable(withUsualWords));
    await indexAgain(runner, spelling);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchable(withAbbreviations));
    await indexAgain(runner, spelling);
  }
}
