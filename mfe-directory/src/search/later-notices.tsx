import { dateText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import { useText } from '../messages/use-text';
import type { ShownHit } from './hits-query';
import { SearchNotice } from './search-notice';

/** What is said where a search names days, and events of other days are shown. */
export function LaterNotices({ hits }: { hits: readonly ShownHit[] }) {
  const text = useText();
  const { language } = useTexts();
  const later = hits.filter((hit) => hit.later);
  // The search has the whole name of an exact one.
  const named = later.filter(({ fuzzy }) => !fuzzy);
  // The dates of a series may be separate events with the same name.
  const dates = new Map<string, string>();
  for (const { name, date } of named) {
    const before = dates.get(name);
    if (date && !(before && before < date)) dates.set(name, date);
  }
  return (
    <>
      {[...dates].map(([name, date]) => (
        <SearchNotice
          key={name}
          title={text('“{name}” is on {date}.', { name, date: dateText(date, language) })}
        />
      ))}
      {later.length > named.length && (
        <SearchNotice
          title={text('No matching event is on those days. Events on other days are below.')}
        />
      )}
    </>
  );
}
