/** A table with spaces between its tags, and what the page shows of it: React allows no text there. */
export const spacedTable = {
  stored:
    '<table> <thead>\n<tr> <th>Day</th> </tr></thead> <tbody> <tr>\r\n<td colspan="2"> A <b>b</b> </td> </tr> </tbody></table> end',
  shown:
    '<table><thead><tr><th>Day</th></tr></thead><tbody><tr><td colSpan="2"> A <b>b</b> </td></tr></tbody></table> end',
};
