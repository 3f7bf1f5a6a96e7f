/**
 * SQL for a trigger: every write to the table increases the version of a public list in the same
 * transaction. For use in the migration that creates the table.
 */
export function listVersionTrigger(table: string, list: string = table): string {
  return `
    insert into list_versions (list) values ('${list}') on conflict do nothing;
    create trigger ${table}_raise_list_version
      after insert or update or delete or truncate on ${table}
      for each statement execute function raise_list_version('${list}');
  `;
}
