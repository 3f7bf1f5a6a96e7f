/**
 * SQL of the view that says how each kind of place is searched and shown. `details` are words that are
 * searched but not shown.
 */
export const searchSources = `
  create view search_sources as
  select
    id as record_id, 'businesses' as source,
    case
      when category in ('dining', 'restaurant', 'food') then 'dining'
      when category in ('shopping', 'retail') then 'shopping'
      else 'services'
    end as kind,
    name, description, category, '' as details, phone, address, hours
  from businesses
  union all
  select
    id, 'churches', 'churches', name, description, coalesce(denomination, 'church'),
    concat_ws(' ', 'church', pastor), phone, address, service_schedule
  from churches
  union all
  select
    id, 'services', 'services', name, description, category,
    coalesce(contact_person, ''), phone, address, hours
  from services
  union all
  select
    id, 'properties', 'real-estate', title, description, property_type,
    concat_ws(' ', 'real estate property', case when bedrooms > 0 then 'home house' end),
    case when contact not like '%@%' then contact end, address, null
  from properties;
`;

/**
 * The same view for the search of the whole site: it uses the API's names of kinds, and each place has its
 * slug. A later migration may only add columns at the end.
 */
export const allSources = `
  create or replace view search_sources as
  select
    id as record_id, 'businesses' as source, 'business' as kind, name, description, category,
    array_to_string(more_categories, ' ') as details, phone, address, hours, slug
  from businesses
  union all
  select
    id, 'churches', 'church', name, description, coalesce(denomination, 'church'),
    concat_ws(' ', 'church', pastor), phone, address, service_schedule, slug
  from churches
  union all
  select
    id, 'services', 'service', name, description, category,
    coalesce(contact_person, ''), phone, address, hours, slug
  from services
  union all
  select
    id, 'properties', 'property', title, description, property_type,
    concat_ws(' ', 'real estate property for sale', case when bedrooms > 0 then 'home house' end),
    case when contact not like '%@%' then contact end, address, null, slug
  from properties;
`;

/** The same view with the Spanish names and descriptions. */
export const sourcesWithSpanish = allSources
  .replace(
    'slug\n  from businesses',
    'slug, null::text as name_es, description_es\n  from businesses',
  )
  .replace('slug\n  from churches', 'slug, null, description_es\n  from churches')
  .replace('slug\n  from services', 'slug, null, description_es\n  from services')
  .replace('slug\n  from properties', 'slug, title_es, description_es\n  from properties');
