import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** A row that is reserved for this process until its lease ends. */
export interface Claimed {
  id: string;
  claim: string;
}

interface Queue {
  /** A table with the columns `id`, `claim`, `due_at` and `attempts`. */
  table: string;
  /** SQL condition that selects the rows still to be processed. */
  waiting: string;
  /** SQL `order by` list in which rows are claimed. */
  order: string;
  /** Columns to return with a claimed row besides `id` and `claim`. */
  columns: readonly string[];
}

/**
 * Distributes the rows of a table among processes by leases. Claiming rows is a single statement, so no
 * row stays locked while a process calls other systems. When a process crashes, others can claim its rows
 * after their leases end.
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

  /** Extends the leases of rows that this process still holds; 0 ms ends them at once. */
  async extend(rows: readonly Claimed[], ms: number): Promise<void> {
    const { table, waiting } = this.queue;
    await this.dataSource.query(
      `update ${table} set due_at = clock_timestamp() + $3 * interval '1 millisecond'
       where id = any($1) and claim = any($2) and ${waiting}`,
      [rows.map(({ id }) => id), rows.map(({ claim }) => claim), ms],
    );
  }
}
