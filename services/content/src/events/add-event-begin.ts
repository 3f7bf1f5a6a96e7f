import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the time at which an event begins, in minutes since midnight, parsed from the organiser's text; null
 * when it contains no time. Lists are ordered and paged by it. It must parse as `eventHours` does.
 */
export class AddEventBegin1797000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(eventBegin);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function event_begin');
  }
}

// "18:30", "6.30 pm" or "6 pm": hour and minutes, or a full hour, with an optional AM or PM. Nearly all are
// stored as "6:30 PM"; matching these without capture groups is ten times as fast.
const eventBegin = String.raw`
  create function event_begin(words text) returns integer
    language plpgsql immutable strict parallel safe as $$
  declare
    found text[];
    hour integer;
  begin
    if words ~ '^(1[0-2]|[1-9]):[0-5]\d [AP]M\M' then
      hour := split_part(words, ':', 1)::integer % 12;
      if substr(words, strpos(words, ' ') + 1, 1) = 'P' then hour := hour + 12; end if;
      return hour * 60 + substr(words, strpos(words, ':') + 1, 2)::integer;
    end if;
    found := regexp_match(words,
      '\y(?:([01]?\d|2[0-3])[:.]([0-5]\d)|(1[0-2]|[1-9])(?=\s*[ap]\.?m))(?:\s*([ap])\.?m\y\.?)?',
      'i');
    hour := coalesce(found[1], found[3]);
    if found[4] is not null then
      hour := hour % 12 + case when lower(found[4]) = 'p' then 12 else 0 end;
    end if;
    return hour * 60 + coalesce(found[2], '0')::integer;
  end $$;
`;
