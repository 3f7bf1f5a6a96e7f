/** One statement that reads a version, a total and a JSON body from one snapshot. */
export interface ListQuery {
  /** Which row of `list_versions` tells that the answer is still current. */
  list: string;
  sql: string;
  parameters: unknown[];
}

/** The columns that a list query selects. */
export interface ListRow {
  version: string;
  total: string;
  body: string;
}
