import { type Weekday, weekdays } from '@town/contracts/hours/weekdays';
import { addDays } from '@town/contracts/town/date';
import { weekdayText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';

/** Any Monday: only its weekday is shown. */
const monday = '2024-01-01';

/** Returns a function that names a weekday in the language of the page: "Monday", "lunes". */
export function useDayName(): (day: Weekday) => string {
  const { language } = useTexts();
  return (day) => weekdayText(addDays(monday, weekdays.indexOf(day)), language);
}
