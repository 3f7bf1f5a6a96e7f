/**
 * SQL of how each kind of place is found and shown. `details` are words that lead to it
 * without being shown.
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
