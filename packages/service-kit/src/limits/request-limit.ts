import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { TooManyRequests } from '../http/retry-later.js';

interface Window {
  /** What is counted, for example a route. */
  name: string;
  limit: number;
  seconds: number;
}

/**
 * Counts requests per visitor in PostgreSQL, so that all processes of a service share one count. A
 * visitor's window begins with the first request. Each process remembers visitors over the limit until
 * their window ends, so that excess requests cost no query.
 */
@Injectable()
export class RequestLimit {
  private readonly refusedUntil = new LRUCache<string, number>({ max: 10_000 });

  constructor(private readonly dataSource: DataSource) {}

  /** @throws TooManyRequests when this request is over the limit */
  async count(visitor: string, { name, limit, seconds }: Window): Promise<void> {
    const key = `${name} ${visitor}`;
    const known = this.refusedUntil.get(key) ?? 0;
    if (known > Date.now()) throw refusal(known - Date.now());
    const [counted] = await this.dataSource.query<{ count: number; remaining_ms: number }[]>(
      countRequest,
      [name, visitor, seconds],
    );
    if (!counted || counted.count <= limit) return;
    this.refusedUntil.set(key, Date.now() + counted.remaining_ms);
    throw refusal(counted.remaining_ms);
  }
}

const countRequest = `
  insert into request_counts as current (name, visitor, count, ends_at)
  values ($1, visitor_hash($2), 1, clock_timestamp() + $3 * interval '1 second')
  on conflict (name, visitor) do update set
    count = case when current.ends_at > clock_timestamp() then current.count + 1 else 1 end,
    ends_at = case when current.ends_at > clock_timestamp()
      then current.ends_at else excluded.ends_at end
  returning count,
    extract(epoch from ends_at - clock_timestamp())::float * 1000 as remaining_ms`;

function refusal(remainingMs: number): TooManyRequests {
  return new TooManyRequests(Math.max(1, Math.ceil(remainingMs / 1_000)));
}
