import { minuteOf } from '@town/contracts/hours/day-times';
import { dateText, dayText, timesText, timeText, weekdayText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import type { ComponentProps } from 'react';
import { useText } from '../messages/use-text';
import { HitCards } from './hits';

/**
 * Results side by side, with the dates of events and articles, the times of events, and the moment that was asked for
 * at which a place is open. The directory finds no events and articles, and does not say the moment: it shows when a
 * place is open now, and has less to load.
 */
export function DatedHitCards(props: Omit<ComponentProps<typeof HitCards>, 'above'>) {
  const { language } = useTexts();
  return (
    <HitCards
      {...props}
      above={({ date, kind, hours, openAt }) => (
        <>
          {date && (
            <p>
              <time dateTime={date}>{dateText(date, language)}</time>
              {kind === 'event' && hours && ` · ${timesText(hours, language)}`}
            </p>
          )}
          {openAt && <OpenThen moment={openAt} />}
        </>
      )}
    />
  );
}

function OpenThen({ moment }: { moment: string }) {
  const text = useText();
  const { language } = useTexts();
  const day = moment.slice(0, 10);
  return (
    <p>
      {text('Open at {time} on {weekday}, {day}', {
        time: timeText(minuteOf(moment.slice(11)), language),
        weekday: weekdayText(day, language),
        day: dayText(day, language),
      })}
    </p>
  );
}
