/**
 * SQL of the search of the whole site. A word matches as typed, as the beginning of a word, by its stem, or
 * by a synonym. Two words may match one compound word, and one word may match two. A word without any match
 * is looked up among the indexed words: first by trigram similarity, which has an index, and then by edit
 * distance. The rank prefers whole words and coming events.
 */
export const searchTown = `
  create or replace function similar_words(term text) returns setof text language sql stable
  set pg_trgm.similarity_threshold = 0.1 as $$
    select word
    from (
      (select word from search_words where word % term)
      union
      (select word from search_synonyms, unnest(words) word where word % term)
    ) known, lateral (select levenshtein(word, term) as distance) apart
    where word % term and word <> term
      and length(word) >= 4
      -- "been" is no typing error of "beer".
      and numnode(to_tsquery('town_words', word)) > 0
      and (length(term) >= 6 or left(word, 1) = left(term, 1))
      and (
        distance <= case when length(term) >= 8 then 2 else 1 end
        -- Two letters in the wrong order are one error.
        or distance = 2 and (
          select string_agg(l, '' order by l) from regexp_split_to_table(word, '') l
        ) = (
          select string_agg(l, '' order by l) from regexp_split_to_table(term, '') l
        )
      )
    order by distance, word
    limit 10
  $$;

  -- The ways in which a record may spell a word: as a query for the search's index.
  create function spelling(word text, whole boolean) returns tsquery language sql stable as $$
    select case
      when numnode(stemmed) = 0 then plain
      else stemmed || plain
    end
    from (select
      to_tsquery('town_words', word || case when whole then '' else ':*' end) as stemmed,
      to_tsquery('simple', word || case when whole then '' else ':*' end) as plain
    ) as forms
  $$;

  -- Other words that mean the same to somebody who searches.
  create function meanings(term text) returns setof text language sql stable as $$
    select distinct word from search_synonyms, unnest(words) word
    where word <> term and exists (
      select from unnest(words) known
      where ts_lexize('english_stem', folded(known)) && ts_lexize('english_stem', term)
    )
  $$;

  -- Places and offices come before what is on there, and that before what was written about it.
  create function weight_of(kind text, happens_on date, today date) returns real
  language sql immutable as $$
    select case
      when kind = 'news' then 0.6
      when kind <> 'event' then 1
      when happens_on < today then 0.3
      else 0.8
    end
  $$;

  create function search_town(
    terms text[], kinds text[], today date, most integer, guesses_beside boolean
  )
  returns table (record_id uuid, fuzzy boolean, rank real) language plpgsql stable as $$
  declare
    weights constant real[] := '{0.05, 0.2, 0.4, 1}';
    phrase constant text := array_to_string(terms, ' ');
    term text;
    other text;
    written tsquery;
    meant tsquery;
    guess tsquery;
    whole tsquery;
    typed tsquery;
    same tsquery;
    guessed tsquery;
    shortest integer := 4;
    has_found boolean;
  begin
    foreach term in array terms loop
      -- A word such as "the" says nothing beside others.
      continue when numnode(to_tsquery('town_words', term)) = 0 and cardinality(terms) > 1;
      written := spelling(term, false);
      meant := written;
      for other in select meanings(term) loop
        meant := meant || spelling(other, true);
      end loop;
      for other in
        select left(term, cut) || ' <-> ' || right(term, -cut)
        from generate_series(3, length(term) - 3) cut
        where exists (select from search_words where word = left(term, cut))
          and exists (select from search_words where word = right(term, -cut))
          and not exists (select from search_words where word = term)
      loop
        written := written || to_tsquery('simple', other);
        meant := meant || to_tsquery('simple', other);
      end loop;
      whole := case when whole is null then spelling(term, true)
        else whole && spelling(term, true) end;
      typed := case when typed is null then written else typed && written end;
      same := case when same is null then meant else same && meant end;
    end loop;
    if typed is null then
      return;
    end if;
    if cardinality(terms) = 2 then
      typed := typed || spelling(terms[1] || terms[2], false);
      same := same || spelling(terms[1] || terms[2], false);
    end if;
    return query
      select d.record_id, false, ((
        4 * ts_rank(weights, d.search, whole) + 2 * ts_rank(weights, d.search, typed)
          + ts_rank(weights, d.search, same)
          + case when d.folded_name = phrase then 4 when d.folded_name like phrase || '%' then 1 else 0 end
      ) * weight_of(d.kind, d.happens_on, today))::real
      from (
        select * from search_documents s
        where s.search @@ same and (kinds is null or s.kind = any(kinds))
        limit most
      ) d;
    has_found := found;
    -- Short words have many neighbours: they are guessed at only when nothing else is there.
    if has_found and not guesses_beside then
      return;
    elsif has_found then
      shortest := 6;
    end if;
    foreach term in array terms loop
      continue when numnode(to_tsquery('town_words', term)) = 0 and cardinality(terms) > 1;
      guess := spelling(term, false);
      if length(term) >= shortest then
        for other in
          select candidate from similar_words(term) candidate
          union select meaning from similar_words(term) candidate, meanings(candidate) meaning
        loop
          guess := guess || spelling(other, false);
        end loop;
      end if;
      guessed := case when guessed is null then guess else guessed && guess end;
    end loop;
    return query
      select d.record_id, true, (
        ts_rank(weights, d.search, guessed) * weight_of(d.kind, d.happens_on, today)
      )::real
      from (
        select * from search_documents s
        where s.search @@ guessed and not s.search @@ same
          and (kinds is null or s.kind = any(kinds))
        limit most
      ) d;
  end $$;
`;
