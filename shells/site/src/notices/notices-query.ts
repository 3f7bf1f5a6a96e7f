import { api } from '@town/contracts/api/paths';
import { listQuery } from '@town/slice-kit/list-query';
import { optionalText, recordReader, text, textOr, translated } from '@town/slice-kit/tolerant';

/** A notice may have a level that this page does not know yet. It is shown as a plain notice. */
export interface ShownNotice {
  id: string;
  level: string;
  text: string;
  place: string | null;
  url: string | null;
  translated: string[] | null;
}

/** The notices that are active now, the most severe first. */
export const noticesQuery = listQuery(
  api.notices,
  recordReader<ShownNotice>({
    id: text,
    level: textOr('notice'),
    text,
    place: optionalText,
    url: optionalText,
    translated,
  }),
);
