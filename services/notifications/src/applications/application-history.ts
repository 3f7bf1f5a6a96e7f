import { Injectable } from '@nestjs/common';
import type { AdvertiserStatus } from '@town/contracts/advertisers/status';
import type { Language } from '@town/contracts/pages/languages';
import type { EntityManager } from 'typeorm';

/**
 * The data that events have reported about an application; a column is null until its event has arrived.
 */
export interface KnownApplication {
  id: string;
  email: string | null;
  first_name: string | null;
  submitted_at: Date | null;
  contacted_at: Date | null;
  approved_at: Date | null;
  status: AdvertiserStatus | null;
  live_event_id: string | null;
  live_at: Date | null;
  live_name: string | null;
  /** The language of the form; null for English. */
  language: Language | null;
}

type Column =
  | Exclude<keyof KnownApplication, 'id'>
  | 'business_name'
  | 'live_business_id'
  | 'status_at';

/**
 * The service's own copy of applications. Events arrive in any order and from two streams. Each event fills
 * in its columns of the application's row, and a row lock serialises them.
 */
@Injectable()
export class ApplicationHistory {
  /** Stores the data of an event and returns the whole row. */
  async record(
    manager: EntityManager,
    id: string,
    known: Partial<Record<Column, unknown>>,
  ): Promise<KnownApplication> {
    const columns = Object.keys(known);
    const rows: KnownApplication[] = await manager.query(
      `insert into applications (id, ${columns.join(', ')})
       values ($1, ${columns.map((_, index) => `$${index + 2}`).join(', ')})
       on conflict (id) do update set changed_at = clock_timestamp(),
         ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
       returning *`,
      [id, ...Object.values(known)],
    );
    const [row] = rows;
    if (!row) throw new Error('An application was recorded and is not there');
    return row;
  }

  /**
   * Whether the event that a business went live for an application has arrived before. An earlier release has
   * stored only the name of the business.
   */
  async isLive(
    manager: EntityManager,
    id: string,
    business: { id: string; name: string },
  ): Promise<boolean> {
    const [known] = await manager.query<[unknown[], number]>(
      `update applications set live_business_id = $2
       where id = $1 and (live_business_id = $2 or live_business_id is null and live_name = $3)
       returning id`,
      [id, business.id, business.name],
    );
    return known.length > 0;
  }

  /** Stores a status; returns undefined when a later event has already been stored. */
  async recordStatus(
    manager: EntityManager,
    id: string,
    status: AdvertiserStatus,
    at: string,
  ): Promise<KnownApplication | undefined> {
    const rows: KnownApplication[] = await manager.query(
      `insert into applications (id, status, status_at) values ($1, $2, $3)
       on conflict (id) do update set changed_at = clock_timestamp(),
         status = excluded.status, status_at = excluded.status_at
       where applications.status_at is null or applications.status_at <= excluded.status_at
       returning *`,
      [id, status, at],
    );
    return rows[0];
  }
}
