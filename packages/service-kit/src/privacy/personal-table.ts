/** A table with a row for somebody's e-mail address. */
export interface PersonalTable {
  table: string;
  /** The column of the address. */
  email: string;
  /** SQL that says which rows may be erased; all, without it. */
  erasable?: string;
  /** Columns that are emptied where the row itself has to stay; without it the row goes. */
  clear?: string[];
  /** Columns that nobody is shown. */
  secret?: string[];
}

/** Injection token of the service's personal tables. */
export const PERSONAL_TABLES = Symbol('PERSONAL_TABLES');
