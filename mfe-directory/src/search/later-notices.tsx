import { dateText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import { useText } from '../messages/use-text';
import type { ShownHit } from './hits-query';
import { SearchNotice } from './search-notice';

interface LaterNoticesProps {
  hits: readonly ShownHit[];
}

/** The search has the whole name of an exact one. */
const isNamed = ({ fuzzy }: ShownHit) => !fuzzy;

/** What is said where a search names an event and days on which it is not: when it is. */
export function LaterNotices({ hits }: LaterNoticesProps) {
  const text = useText();
  const { language } = useTexts();
  // The dates of a series may be separate events with the same name.
  const dates = new Map<string, string>();
  for (const { name, date } of hits.filter((hit) => hit.later && isNamed(hit))) {
    const before = dates.get(name);
    if (date && !(before && before < date)) dates.set(name, date);
  }
  return [...dates].map(([name, date]) => (
    <SearchNotice
      key={name}
      title={text('“{name}” is on {date}.', { name, date: dateText(date, language) })}
    />
  ));
}

/** What is said above events if a search names days, and other events than named ones are on other days. */
export function OtherDaysNotice({ hits }: LaterNoticesProps) {
  const text = useText();
  if (!hits.some((hit) => hit.later && !isNamed(hit))) return null;
  return (
    <SearchNotice
      title={text('No matching event is on those days. Events on other days are below.')}
    />
  );
}
