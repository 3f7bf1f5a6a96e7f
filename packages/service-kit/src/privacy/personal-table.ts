/** A table whose rows belong to e-mail addresses. */
export interface PersonalTable {
  table: string;
  /** The column of the address, or where it is in JSON. */
  email: string;
  /** SQL condition of the rows that may be erased; all by default. */
  erasable?: string;
  /** Columns to empty where the row itself has to stay; by default the row is deleted. */
  clear?: string[];
  /** SQL assignments that leave the row without the address; in place of `clear`. */
  without?: string;
  /** Rows stay when the address is erased: they are shown, and nothing of them changes. */
  kept?: true;
  /** Columns that an export leaves out. */
  secret?: string[];
  /**
   * SQL query in place of the table, for an export only: rows that say what somebody has done, without
   * what others have written.
   */
  shown?: string;
  /**
   * What an export says in place of other people’s addresses: by column, or by where it is in JSON, such
   * as `answers.by`.
   */
  others?: Readonly<Record<string, string>>;
}

/** In an export: a member of the staff. */
export const townOffice = 'the town’s office';
/** In an export: a member of the staff, or an owner of the same business. */
export const somebodyElse = 'somebody else: the town’s office or another owner';

/** Injection token of the service's personal tables. */
export const PERSONAL_TABLES = Symbol('PERSONAL_TABLES');
