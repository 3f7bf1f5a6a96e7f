import type { Times } from '@town/contracts/hours/hours-form';
import { Plus, X } from 'lucide-react';
import { use, useId, useRef } from 'react';
import { Button } from '../button';
import { FieldMessages } from '../field-frame';
import { useText } from '../messages/use-text';
import css from './hours-input.module.css';
import { HoursAreChecked, timesError } from './wrong-hours';

interface TimesInputProps {
  /** The day or the dates, for screen readers. */
  label: string;
  times: readonly Times[];
  locked: boolean;
  onChange(times: readonly Times[]): void;
}

const allDay = { opens: '00:00', closes: '23:59' };

/** When a place is open on a day: several times, or none. The focus stays among its buttons. */
export function TimesInput({ label, times, locked, onChange }: TimesInputProps) {
  const text = useText();
  const adding = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const error = use(HoursAreChecked) ? timesError(times) : undefined;
  const set = (index: number, part: Partial<Times>) =>
    onChange(times.map((each, at) => (at === index ? { ...each, ...part } : each)));
  function replace(next: readonly Times[]) {
    adding.current?.focus();
    onChange(next);
  }

  return (
    <div className={css.times}>
      {times.length === 0 && <span className={css.closed}>{text('Closed')}</span>}
      {times.map((each, index) => (
        <TimeSpan
          // Times have no identity of their own, and their order changes only by removing one.
          // biome-ignore lint/suspicious/noArrayIndexKey: the comment above says why
          key={index}
          label={label}
          span={each}
          errorId={error && errorId}
          onChange={(part) => set(index, part)}
          onRemove={locked ? undefined : () => replace(times.filter((_, at) => at !== index))}
        />
      ))}
      {!locked && (
        <Button
          ref={adding}
          variant="quiet"
          className={css.tool}
          aria-label={text('Add times to {label}', { label })}
          onClick={() => onChange([...times, { opens: '', closes: '' }])}
        >
          <Plus size={18} aria-hidden />
          <span className={css.toolName}>{text('Add times')}</span>
        </Button>
      )}
      {!locked && times.length === 0 && (
        <Button
          variant="quiet"
          aria-label={text('{label}: open all day', { label })}
          onClick={() => replace([allDay])}
        >
          {text('Open all day')}
        </Button>
      )}
      {error && <FieldMessages error={text(error)} errorId={errorId} />}
    </div>
  );
}

interface TimeSpanProps {
  label: string;
  span: Times;
  /** Of the message, if a time is missing. */
  errorId: string | undefined;
  onChange(part: Partial<Times>): void;
  /** Missing where it may not be removed. */
  onRemove: (() => void) | undefined;
}

function TimeSpan({ label, span, errorId, onChange, onRemove }: TimeSpanProps) {
  const text = useText();
  const wiring = (time: string) =>
    errorId && time === '' ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <span className={css.span}>
      <input
        type="time"
        aria-label={text('{label}: opens', { label })}
        value={span.opens}
        required
        {...wiring(span.opens)}
        onChange={({ target }) => onChange({ opens: target.value })}
      />
      <span aria-hidden>–</span>
      <input
        type="time"
        aria-label={text('{label}: closes', { label })}
        value={span.closes}
        required
        {...wiring(span.closes)}
        onChange={({ target }) => onChange({ closes: target.value })}
      />
      {onRemove && (
        <Button
          variant="quiet"
          className={css.tool}
          aria-label={text('Remove these times of {label}', { label })}
          onClick={onRemove}
        >
          <X size={18} aria-hidden />
          <span className={css.toolName}>{text('Remove')}</span>
        </Button>
      )}
    </span>
  );
}
