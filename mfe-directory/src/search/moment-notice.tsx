import { minuteOf } from '@town/contracts/hours/day-times';
import { dayText, timeText, weekdayText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import { useText } from '../messages/use-text';
import type { ShownHit } from './hits-query';
import { SearchNotice } from './search-notice';

/** What is said if no matching place is open at the time that a search asks for, or if that time has passed today. */
export function MomentNotice({ hits }: { hits: readonly ShownHit[] }) {
  const text = useText();
  const { language } = useTexts();
  const areClosed = hits.some(({ closedThen }) => closedThen);
  const moment = hits.find(({ askedAt }) => askedAt)?.askedAt;
  if (!moment)
    return areClosed ? (
      <SearchNotice
        title={text('No matching place is open then. Places with other hours are below.')}
      />
    ) : null;
  const date = moment.slice(0, 10);
  const said = {
    time: timeText(minuteOf(moment.slice(11)), language),
    weekday: weekdayText(date, language),
    day: dayText(date, language),
  };
  return (
    <SearchNotice
      title={
        areClosed
          ? text(
              'No matching place is open on {weekday}, {day}, at {time}. Places with other hours are below.',
              said,
            )
          : text('{time} has passed today. The results are for {weekday}, {day}.', said)
      }
    />
  );
}
