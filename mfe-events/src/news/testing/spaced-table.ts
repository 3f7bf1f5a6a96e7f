/** A table with spaces between its tags, and the expected HTML: React allows no text between them. */
export const spacedTable = {
  stored:
    '<table> <thead>\n<tr> <th>Day</th> </tr></thead> <tbody> <tr>\r\n<td colspan="2"> A <b>b</b> </td> </tr> </tbody></table> end',
  shown:
    '<table><thead><tr><th>Day</th></tr></thead><tbody><tr><td colSpan="2"> A <b>b</b> </td></tr></tbody></table> end',
};
