import type * as z from 'zod/mini';

/** How a table is shown as a public list. */
export interface ListDefinition {
  /** The entity's class: its table and columns are read. */
  entity: new () => object;
  /** What a record looks like outside; columns that it does not name stay inside. */
  schema: z.ZodMiniObject;
  /** ORDER BY of the table `t`, ending in a column that makes the order total. */
  orderBy: string;
}

/** Which part of the list is asked for. */
export interface ListSelection {
  /** Conditions on the table `t`, where each `?` stands for the next value. */
  filters?: { sql: string; values: unknown[] }[];
  /** A join that narrows the list, under the same rules as a filter. */
  join?: { sql: string; values: unknown[]; orderBy: string };
  limit?: number | undefined;
  offset?: number | undefined;
}
