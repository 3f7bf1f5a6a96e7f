import { useTexts } from '@town/language/texts';
import { useSite } from '@town/slice-kit/site';
import { Notice } from '@town/ui/notice';
import { useText } from '../../messages/use-text';
import { listed } from '../../words';
import { useEventWords } from '../use-event-words';
import { lostDatesOf, type RepeatedEvent } from './lost-dates-of';
import type { ChosenRule } from './simple-rules';

interface LostDatesProps {
  /** What the form has now. */
  chosen: ChosenRule;
  given: RepeatedEvent;
}

/** Warns before a change of the rule is saved that it does not keep cancelled and moved dates. */
export function LostDates({ chosen, given }: LostDatesProps) {
  const text = useText();
  const { language } = useTexts();
  const words = useEventWords();
  const { today } = useSite();
  const lost = lostDatesOf(chosen, given, today);
  if (lost.length === 0) return null;
  const days = listed(lost.map(words.day), language);
  return (
    <Notice tone="warning" title={text('Cancelled dates that no longer count')}>
      <p>
        {text(
          'Until now, these dates were cancelled or moved: {days}. The event takes place on every new date. You can cancel some of them after you have saved.',
          { days },
        )}
      </p>
    </Notice>
  );
}
