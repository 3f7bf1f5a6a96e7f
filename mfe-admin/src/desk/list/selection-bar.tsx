import { CheckboxField } from '@town/ui/checkbox-field';
import type { ReactNode } from 'react';
import { useBarHeight } from '../use-bar-height';
import css from './selection-bar.module.css';

interface SelectionBarProps {
  /** What is selected, for assistive technology. */
  legend: string;
  /** Names the checkbox that selects everything. */
  label: string;
  /** How many entries of the page can be selected. */
  shown: number;
  selected: number;
  onSelectAll(all: boolean): void;
  /** The actions, shown while something is selected. */
  children: ReactNode;
}

/** Selects all entries of a page, and offers what can be done with the selected ones. */
export function SelectionBar(props: SelectionBarProps) {
  const { legend, label, shown, selected, onSelectAll, children } = props;
  const bar = useBarHeight<HTMLFieldSetElement>('top');
  return (
    <fieldset ref={bar} className={css.bar} data-selection>
      <legend className="visually-hidden">{legend}</legend>
      <CheckboxField
        label={label}
        checked={selected === shown}
        onChange={({ target }) => onSelectAll(target.checked)}
      />
      <p className={css.count} aria-live="polite">
        {/* One text: a screen reader says only the text that has changed. */}
        {`${selected} selected`}
      </p>
      {selected > 0 && <div className={css.actions}>{children}</div>}
    </fieldset>
  );
}
