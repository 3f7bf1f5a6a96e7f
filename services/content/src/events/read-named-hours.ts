import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Also parses "noon", "midnight" and "6:30 p. m.", as `eventHours` does, and no time in "5 amigos". A
 * midnight that only ends an event, as in "sunset to midnight", is not a start time.
 */
export class ReadNamedHours1799800400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(eventBeginWithNames());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      eventBegin({
        named: '',
        wholeHour: String.raw`(1[0-2]|[1-9])(?=\s*[ap]\.?m)`,
        half: String.raw`(?:\s*([ap])\.?m\y\.?)?`,
      }),
    );
  }
}

const twelve = String.raw`(?:\y12(?:[:.]00)?\s*)?\y`;
const onlyEnd = String.raw`^(?!.*\ynoon\y)\D*(?:\y(?:to|until|till)\s+|[-–—]\s*)(?:12(?:[:.]00)?\s*)?midnight\y`;

/** The function of this migration. A later one adds statements that change the words before they are read. */
export const eventBeginWithNames = (further = '') =>
  eventBegin({
    named: String.raw`
    if words ~* '\y(?:noon|midnight)\y' and words !~* '${onlyEnd}' then
      words := regexp_replace(words, '${twelve}noon\y', '12:00 PM', 'gi');
      words := regexp_replace(words, '${twelve}midnight\y', '12:00 AM', 'gi');
    end if;${further}`,
    wholeHour: String.raw`(1[0-2]|[1-9])(?=\s*[ap]\.?\s?m\y)`,
    half: String.raw`(?:\s*([ap])\.?\s?m\y\.?)?`,
  });

const eventBegin = (read: { named: string; wholeHour: string; half: string }) => String.raw`
  create or replace function event_begin(words text) returns integer
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
    ${read.named}
    found := regexp_match(words,
      '\y(?:([01]?\d|2[0-3])[:.]([0-5]\d)|${read.wholeHour})${read.half}', 'i');
    hour := coalesce(found[1], found[3]);
    if found[4] is not null then
      hour := hour % 12 + case when lower(found[4]) = 'p' then 12 else 0 end;
    end if;
    return hour * 60 + coalesce(found[2], '0')::integer;
  end $$;
`;
