import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** A row that only this process works on until its lease ends. */
export interface Claimed {
  id: string;
  claim: string;
}

interface Queue {
  /** A table with the columns `id`, `claim`, `due_at` and `attempts`. */
  table: string;
  /** SQL condition of the rows that wait. */
  waiting: string;
  /** SQL order in which they are taken. */
  order: string;
  /** Columns that a claimed row has beside `id` and `claim`. */
  columns: readonly string[];
}

/**
 * Shares the rows of a table among the processes that work on them. A claim is one statement, so
 * nothing is locked while the work calls other systems. A process that dies loses its rows to
 * others when their lease ends.
 */
export class LeasedRows<Row> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: Queue,
  ) {}

  /** Claims rows that are due. Each claim counts as an attempt. */
  async take(limit: number, leaseMs: number): Promise<(Row & Claimed)[]> {
    const { table, waiting, order, columns } = this.queue;
    const [rows] = await this.dataSource.query<[(Row & Claimed)[], number]>(
      `update ${table} set claim = $1, attempts = attempts + 1,
         due_at = clock_timestamp() + $3 * interval '1 millisecond'
       where id in (
         select id from ${table} where ${waiting} and due_at <= clock_timestamp()
         order by ${order} limit $2 for update skip locked)
       returning ${['id', 'claim', ...columns].join(', ')}`,
      [randomUUID(), limit, leaseMs],
    );
    return rows;
  }

  /** Extends the lease of rows that this process still has, or ends it at once with 0. */
  async extend(rows: readonly Claimed[], ms: number): Promise<void> {
    const { table, waiting } = this.queue;
    await this.dataSource.query(
      `update ${table} set due_at = clock_timestamp() + $3 * interval '1 millisecond'
       where id = any($1) and claim = any($2) and ${waiting}`,
      [rows.map(({ id }) => id), rows.map(({ claim }) => claim), ms],
    );
  }
}
