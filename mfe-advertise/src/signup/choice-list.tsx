import { capitalize } from '@town/contracts/text/capitalize';
import { useAnyText } from '@town/language/text-of';
import type { SelectOption } from '@town/ui/select-field';
import { useText } from '../messages/use-text';
import css from './choice-list.module.css';

interface ChoiceListProps {
  label: string;
  options: readonly SelectOption[];
  /** The chosen values, separated by commas, as in the application. */
  value: string;
  onChange(value: string): void;
}

const itemsOf = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** A list of which several can be chosen. A value that is not in the list, such as one from an old draft, is kept. */
export function ChoiceList({ label, options, value, onChange }: ChoiceListProps) {
  const text = useText();
  const anyText = useAnyText();
  const chosen = itemsOf(value);
  const others = chosen
    .filter((item) => !options.some((option) => option.value === item))
    .map((item) => ({ value: item, label: capitalize(item.replaceAll('_', ' ')) }));
  const all = [...options, ...others];
  return (
    <fieldset className={css.list}>
      <legend>
        {label} <span className={css.optional}>{text('(optional)')}</span>
      </legend>
      {all.map((option) => (
        <label key={option.value} className={css.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={({ target }) => {
              const next = all
                .map((each) => each.value)
                .filter((each) => (each === option.value ? target.checked : chosen.includes(each)));
              onChange(next.join(', '));
            }}
          />
          {anyText(option.label)}
        </label>
      ))}
    </fieldset>
  );
}
