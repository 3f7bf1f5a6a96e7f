const phoneWords = `
  -- A phone number as people type it: with and without the area code, and its parts.
  create function phone_words(phone text) returns text language sql immutable as $$
    select concat_ws(' ', right(digits, 10), right(digits, 7), right(digits, 4),
      case when length(digits) >= 10 then left(right(digits, 10), 3) end)
    from regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') digits
    where length(digits) >= 3
  $$;
`;

/**
 * SQL that turns a record into a document of the search index. Triggers call it for the places of this
 * service, and `SearchIndex` for documents of other services. Synonyms are applied when searching and not
 * stored in documents, so changing them needs no new index.
 */
export const indexFunctions = `
  ${phoneWords}
  ${indexDocument('original')}
  create or replace function index_place() returns trigger language plpgsql as $$
  declare
    place search_sources;
  begin
    if tg_op = 'DELETE' then
      delete from search_documents where record_id = old.id;
      return null;
    end if;
    select * into place from search_sources s
    where s.record_id = new.id and s.source = tg_table_name;
    perform index_document(place, null, 0);
    return null;
  end $$;
`;

/**
 * SQL of the function that writes one document.
 * @param texts whether the document also has the Spanish name and description
 */
export function indexDocument(texts: 'original' | 'spanish'): string {
  const more = (sql: string) => (texts === 'spanish' ? sql : '');
  const nameWords =
    texts === 'spanish' ? "concat_ws(' ', place.name, place.name_es)" : 'place.name';
  return `
  create or replace function index_document(place search_sources, happens date, record_version integer)
  returns void language plpgsql as $$
  begin
    insert into search_documents (
      record_id, source, kind, name, description, category, phone, address, hours,
      slug, happens_on, version, folded_name, ${more('name_es, description_es,')} search
    ) values (
      place.record_id, place.source, place.kind, place.name, place.description, place.category,
      place.phone, place.address, place.hours,
      place.slug, happens, record_version, folded(place.name),
      ${more('place.name_es, place.description_es,')}
      setweight(searchable(${nameWords}), 'A')
        || setweight(searchable(place.category), 'B')
        || setweight(searchable(coalesce(phone_words(place.phone), '')), 'B')
        || setweight(searchable(concat_ws(' ', place.description, place.details${more(', place.description_es')})), 'C')
        || setweight(searchable(coalesce(place.address, '')), 'D')
    )
    on conflict (record_id) do update set
      source = excluded.source, kind = excluded.kind, name = excluded.name,
      description = excluded.description, category = excluded.category, phone = excluded.phone,
      address = excluded.address, hours = excluded.hours, slug = excluded.slug,
      happens_on = excluded.happens_on, version = excluded.version,
      folded_name = excluded.folded_name,
      ${more('name_es = excluded.name_es, description_es = excluded.description_es,')} search = excluded.search
    where search_documents.version <= excluded.version;
    insert into search_words
    select distinct word
    from regexp_split_to_table(
      folded(concat_ws(' ', place.name, place.category, place.description, place.details
        ${more(', place.name_es, place.description_es')})),
      '[^a-z0-9]+'
    ) word
    where length(word) between 3 and 40
    order by word
    on conflict do nothing;
  end $$;`;
}
