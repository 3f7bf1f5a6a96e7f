/** Matches a cell that a spreadsheet would interpret as a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * Formats rows as CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets a leading
 * apostrophe.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
