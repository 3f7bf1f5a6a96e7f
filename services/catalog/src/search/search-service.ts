import { Injectable } from '@nestjs/common';
import type { SearchQuery } from '@town/contracts/list-query';
import type { ListSnapshot } from '@town/service-kit/lists/list-snapshot';
import { PublicLists } from '@town/service-kit/lists/public-lists';
import { searchTerms } from './search-terms.js';

const sql = `
  with hits as materialized (
    select d.kind, d.record_id as id, d.name, d.description, d.category,
      d.phone, d.address, d.hours, found.fuzzy, found.rank
    from search_directory($1) found join search_documents d using (record_id)
  )
  select
    (select version from list_versions where list = 'search_documents') as version,
    (select count(*) from hits) as total,
    (select coalesce(json_agg(page), '[]') from (
      select kind, id, name, description, category, phone, address, hours, fuzzy from hits
      order by fuzzy, rank desc, lower(name), id limit $2 offset $3
    ) page)::text as body`;

@Injectable()
export class SearchService {
  constructor(private readonly lists: PublicLists) {}

  /** What is found as typed comes first, the best match at the top; then what is similar. */
  search({ q, limit, offset }: SearchQuery): Promise<ListSnapshot> {
    const parameters = [searchTerms(q), limit ?? null, offset ?? 0];
    return this.lists.read({ list: 'search_documents', sql, parameters });
  }
}
