/** SQL that finds synonyms of the words in a text, in the first release. */
export const firstSynonyms = `create function synonyms(written text) returns text language sql stable as $$
    select coalesce(string_agg(other, ' '), '')
    from (values
      ('bbq', 'barbecue'), ('barbecue', 'bbq'), ('barbeque', 'bbq barbecue'),
      ('attorney', 'lawyer'), ('lawyer', 'attorney'),
      ('physician', 'doctor'), ('doctor', 'physician'),
      ('vet', 'veterinary'), ('veterinary', 'vet')
    ) pair (word, other)
    where word = any(regexp_split_to_array(folded(written), '[^a-z0-9]+'))
  $$;`;

/** SQL that finds similar words, in the first release. */
export const firstSimilarWords = `create function similar_words(term text) returns setof text language sql stable
  set pg_trgm.similarity_threshold = 0.1 as $$
    select word
    from search_words, lateral (select levenshtein(word, term) as distance) apart
    where word % term and word <> term
      and (
        distance <= case when length(term) >= 8 then 2 else 1 end
        -- Two letters in the wrong order are one error.
        or distance = 2 and (
          select string_agg(letter, '' order by letter) from regexp_split_to_table(word, '') letter
        ) = (
          select string_agg(letter, '' order by letter) from regexp_split_to_table(term, '') letter
        )
      )
    order by distance, word
    limit 10
  $$;`;

/** SQL that turns a place into a document, in the first release. */
export const firstIndexPlace = `  create function index_place() returns trigger language plpgsql as $$
  declare
    place search_sources;
  begin
    if tg_op = 'DELETE' then
      delete from search_documents where record_id = old.id;
      return null;
    end if;
    select * into place from search_sources s
    where s.record_id = new.id and s.source = tg_table_name;
    place.details := concat_ws(' ', place.details, synonyms(place.name || ' ' || place.description));
    insert into search_documents values (
      place.record_id, place.source, place.kind, place.name, place.description, place.category,
      place.phone, place.address, place.hours,
      setweight(searchable(place.name), 'A')
        || setweight(searchable(place.category), 'B')
        || setweight(searchable(concat_ws(' ', place.description, place.details)), 'C')
        || setweight(searchable(coalesce(place.address, '')), 'D')
    )
    on conflict (record_id) do update set
      kind = excluded.kind, name = excluded.name, description = excluded.description,
      category = excluded.category, phone = excluded.phone, address = excluded.address,
      hours = excluded.hours, search = excluded.search;
    insert into search_words
    select distinct word
    from regexp_split_to_table(
      folded(concat_ws(' ', place.name, place.category, place.description, place.details)),
      '[^a-z0-9]+'
    ) word
    where length(word) between 4 and 40
    order by word
    on conflict do nothing;
    return null;
  end $$;`;

/**
 * SQL of the search itself. Words are indexed as stems, so that plurals match, and as written, so that
 * prefixes match. A word without a match is looked up among the indexed words: first by trigram similarity,
 * which has an index, and then by edit distance.
 */
export const searchFunctions = `
  create function folded(written text) returns text language sql stable as $$
    select lower(unaccent(replace(replace(written, '_', ' '), '''', '')))
  $$;

  create function searchable(written text) returns tsvector language sql stable as $$
    select to_tsvector('town_words', folded(written)) || to_tsvector('simple', folded(written))
  $$;

  ${firstSynonyms}

  create function index_no_place() returns trigger language plpgsql as $$
  begin
    delete from search_documents where source = tg_table_name;
    return null;
  end $$;

${firstIndexPlace}

  ${firstSimilarWords}

  create function search_directory(terms text[], only_source text default null)
  returns table (record_id uuid, fuzzy boolean, rank real) language plpgsql stable as $$
  declare
    weights constant real[] := '{0.05, 0.2, 0.4, 1}';
    prefixes text;
    typed tsquery;
    guessed tsquery;
    shortest integer := 4;
  begin
    select string_agg(term || ':*', ' & ') into prefixes from unnest(terms) term;
    typed := to_tsquery('town_words', prefixes) || to_tsquery('simple', prefixes);
    return query
      select d.record_id, false, ts_rank(weights, d.search, typed)
      from search_documents d
      where d.search @@ typed and (only_source is null or d.source = only_source);
    -- Short words have many neighbours: they are guessed at only when nothing else is there.
    if found then
      shortest := 6;
    end if;
    select to_tsquery('simple', string_agg(
      '(' || concat_ws(' | ', term || ':*', (
        select string_agg(candidate, ' | ') from similar_words(term) candidate
        where length(term) >= shortest
      )) || ')', ' & ')) into guessed
    from unnest(terms) term;
    return query
      select d.record_id, true, ts_rank(weights, d.search, guessed)
      from search_documents d
      where d.search @@ guessed and not d.search @@ typed
        and (only_source is null or d.source = only_source);
  end $$;
`;
