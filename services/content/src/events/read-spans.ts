import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eventBeginWithNames } from './read-named-hours.js';

/** Reads the first time of "6-8 PM" with the half of the day behind the second one, as `eventHours` does. */
export class ReadSpans1799801100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(eventBeginWithNames(withBothHalves));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(eventBeginWithNames());
  }
}

const hour = '(1[0-2]|0?[1-9])';
const span = String.raw`(^|[^:.\w])${hour}(?:[:.]([0-5]\d))?(\s*(?:-|–|—|to|until)\s*${hour}(?:[:.][0-5]\d)?\s*([ap])\.?\s?m\y)`;

const withBothHalves = String.raw`
    found := regexp_match(words, '${span}', 'i');
    if found is not null then
      words := regexp_replace(words, '${span}', concat(
        '\1', found[2], ':', coalesce(found[3], '00'),
        case when (lower(found[6]) = 'p') = (found[2]::integer % 12 <= found[5]::integer % 12)
          then ' PM' else ' AM' end,
        '\4'), 'i');
    end if;`;
