import { dateText, timesText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import type { ComponentProps } from 'react';
import { HitCards } from './hits';

/**
 * Results side by side, with the dates of events and articles, and the times of events. The directory finds
 * neither: its results do without this.
 */
export function DatedHitCards(props: Omit<ComponentProps<typeof HitCards>, 'above'>) {
  const { language } = useTexts();
  return (
    <HitCards
      {...props}
      above={({ date, kind, hours }) =>
        date && (
          <p>
            <time dateTime={date}>{dateText(date, language)}</time>
            {kind === 'event' && hours && ` · ${timesText(hours, language)}`}
          </p>
        )
      }
    />
  );
}
