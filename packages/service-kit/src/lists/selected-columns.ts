import type { EntityMetadata } from 'typeorm';
import type { ListDefinition } from './list-definition.js';

/** The columns of the table `t` that a record shows, under the names that it has outside. */
export function selectedColumns(metadata: EntityMetadata, { schema }: ListDefinition): string {
  return Object.keys(schema.shape)
    .map((name) => {
      const column = metadata.findColumnWithPropertyName(name);
      if (!column) throw new Error(`${metadata.name} has no column for ${name}`);
      const stored = `t."${column.databaseName}"`;
      // JSON of PostgreSQL writes an instant with an offset; the API's ends in Z.
      const value =
        column.type === 'timestamptz'
          ? `to_char(${stored} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
          : stored;
      return `${value} as "${name}"`;
    })
    .join(', ');
}
