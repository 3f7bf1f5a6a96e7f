/** A table whose rows belong to e-mail addresses. */
export interface PersonalTable {
  table: string;
  /** SQL expression of the address: a column, or a path in a JSON column. */
  email: string;
  /** SQL condition of the rows that may be erased; all by default. */
  erasable?: string;
  /** Columns to empty where the row itself has to stay; by default the row is deleted. */
  clear?: string[];
  /** SQL assignments that leave the row without the address; in place of `clear`. */
  without?: string;
  /** An erasure leaves these rows unchanged; an export still contains them. */
  kept?: true;
  /** Columns that an export leaves out. */
  secret?: string[];
  /**
   * SQL query that an export reads in place of the table: rows that show what the person did, without
   * what others have written.
   */
  shown?: string;
  /**
   * The text that an export shows in place of other people’s addresses, by column or by JSON path, such
   * as `answers.by`.
   */
  others?: Readonly<Record<string, string>>;
}

/** Replaces the address of a member of the staff in an export. */
export const townOffice = 'the town’s office';
/**
 * Replaces the address of a member of the staff or of another owner of the same business in an export.
 */
export const somebodyElse = 'somebody else: the town’s office or another owner';

/** Injection token of the service's personal tables. */
export const PERSONAL_TABLES = Symbol('PERSONAL_TABLES');
