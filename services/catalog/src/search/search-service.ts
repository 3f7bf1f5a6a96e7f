import { Injectable } from '@nestjs/common';
import type { SearchQuery } from '@town/contracts/api/list-query';
import type { SearchHit } from '@town/contracts/directory/search';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { Lists } from '@town/service-kit/lists/lists';
import { searchTerms } from './search-terms.js';

const sql = `
  with hits as materialized (
    select d.kind, d.record_id as id, d.name, d.description, d.category,
      d.phone, d.address, d.hours, found.fuzzy, found.rank,
      b.tier, coalesce(b.sponsored, false) as sponsored
    from search_directory($1) found join search_documents d using (record_id)
      left join businesses b on b.id = d.record_id
  )
  select (select count(*) from hits)::int as total,
    (select coalesce(json_agg(page), '[]') from (
      select kind, id, name, description, category, phone, address, hours, tier, sponsored, fuzzy
      from hits
      order by fuzzy, rank desc, tier is not distinct from 'basic', lower(name), id limit $2 offset $3
    ) page) as content`;

@Injectable()
export class SearchService {
  constructor(private readonly lists: Lists) {}

  /** Exact matches first, the best at the top; then similar words. Of equal ones, Basic comes last. */
  search({ q, limit, offset }: SearchQuery): Promise<ListSnapshot> {
    const parameters = [searchTerms(q), limit ?? null, offset ?? 0];
    return this.lists.read({
      list: 'search_documents',
      key: JSON.stringify([sql, parameters]),
      async read(manager) {
        const [page] = await manager.query<{ total: number; content: SearchHit[] }[]>(
          sql,
          parameters,
        );
        return page ?? { total: 0, content: [] };
      },
    });
  }
}
