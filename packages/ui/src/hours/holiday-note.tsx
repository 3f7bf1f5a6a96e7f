import { useAnyText } from '@town/language/text-of';
import { useText } from '../messages/use-text';
import css from './holiday-note.module.css';

/** Says beside usual hours that a place may keep others on a public holiday. */
export function HolidayNote({ holiday }: { holiday: string }) {
  const text = useText();
  const anyText = useAnyText();
  return (
    <span className={css.note}>
      {' '}
      ({text('{holiday}, hours may differ', { holiday: anyText(holiday) })})
    </span>
  );
}
