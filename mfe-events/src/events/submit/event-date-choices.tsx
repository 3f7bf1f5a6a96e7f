import { Link } from '@town/slice-kit/router';
import { ChoiceLinks } from '@town/ui/choice-links';
import { useText } from '../../messages/use-text';
import { type CalendarView, calendarAddress } from '../calendar/calendar-view';
import { type EventDates, eventDates } from './event-dates';

const choices = Object.keys(eventDates) as EventDates[];

/** Today, this weekend, this month: links to the same category on other dates. */
export function EventDateChoices({ view }: { view: CalendarView }) {
  const text = useText();
  return (
    <ChoiceLinks
      as={Link}
      label={text('Which dates')}
      choices={choices.map((dates) => ({
        label: text(eventDates[dates]),
        to: `?${new URLSearchParams(calendarAddress({ ...view, dates, month: 'all', day: '', page: 1 }))}`,
        isChosen: view.dates === dates && view.month === 'all' && !view.day,
      }))}
    />
  );
}
