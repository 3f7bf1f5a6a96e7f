import css from './list-count.module.css';
import { useText } from './messages/use-text';

/** The part of a list that a page shows. */
export interface CountedList {
  /** The place of the first shown record in the list, from 1 on. */
  first: number;
  items: { readonly length: number };
  /** How many records the whole list has; undefined where that is not known. */
  total: number | undefined;
}

interface ListCountProps {
  /** Undefined while the list loads. */
  list: CountedList | undefined;
  /** What one record is called, in lower case: "place". */
  one: string;
  /** What several are called: "places". */
  many: string;
}

/**
 * How many records a list has: "12 places", and "15 of 130 places" where the page shows a part. Screen
 * readers announce a change, so it stands outside of what is replaced while the list loads.
 */
export function ListCount({ list, one, many }: ListCountProps) {
  const text = useText();
  const total = list?.total;
  const what = total === 1 ? one : many;
  const shown = list && shownPart(list);
  return (
    <p role="status" className={total === 0 ? 'visually-hidden' : css.count}>
      {total !== undefined &&
        (shown ? text('{shown} of {total} {what}', { shown, total, what }) : `${total} ${what}`)}
    </p>
  );
}

/** Which records of a list are shown: "15" for the first ones, or "16–30"; nothing where all are. */
function shownPart({ first, items: { length }, total = 0 }: CountedList): string | undefined {
  if (length >= total) return undefined;
  return first > 1 && length > 0 ? `${first}–${first + length - 1}` : String(length);
}
