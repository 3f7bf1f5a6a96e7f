/** A cell that a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * Writes rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe
 * in front, so that opening the file runs nothing.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
