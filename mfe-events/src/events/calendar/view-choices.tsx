import { Link } from '@town/slice-kit/router';
import { ChoiceLinks } from '@town/ui/choice-links';
import { useText } from '../../messages/use-text';
import { type CalendarView, calendarAddress } from './calendar-view';

/** The calendar as a list or as a month, with the same category. */
export function ViewChoices({ view }: { view: CalendarView }) {
  const text = useText();
  const to = (grid: string | null) => {
    const next: CalendarView = { ...view, month: 'all', dates: 'all', day: '', page: 1, grid };
    return `?${new URLSearchParams(calendarAddress(next))}`;
  };
  return (
    <ChoiceLinks
      as={Link}
      label={text('How to show the calendar')}
      choices={[
        { label: text('List'), to: to(null), isChosen: view.grid === null },
        { label: text('Month'), to: to(''), isChosen: view.grid !== null },
      ]}
    />
  );
}
