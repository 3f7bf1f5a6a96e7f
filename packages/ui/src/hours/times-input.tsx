import type { Times } from '@town/contracts/hours/hours-form';
import { Button } from '../button';
import css from './hours-input.module.css';

interface TimesInputProps {
  /** The day or the dates, for screen readers. */
  label: string;
  times: readonly Times[];
  locked: boolean;
  onChange(times: readonly Times[]): void;
}

const allDay = { opens: '00:00', closes: '23:59' };

/** When a place is open on a day: several times, or none. */
export function TimesInput({ label, times, locked, onChange }: TimesInputProps) {
  const set = (index: number, part: Partial<Times>) =>
    onChange(times.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <div className={css.times}>
      {times.length === 0 && <span className={css.closed}>Closed</span>}
      {times.map(({ opens, closes }, index) => (
        // Times have no identity of their own, and their order changes only by removing one.
        // biome-ignore lint/suspicious/noArrayIndexKey: the comment above says why
        <span key={index} className={css.span}>
          <input
            type="time"
            aria-label={`${label}: opens`}
            value={opens}
            required
            onChange={({ target }) => set(index, { opens: target.value })}
          />
          <span aria-hidden>–</span>
          <input
            type="time"
            aria-label={`${label}: closes`}
            value={closes}
            required
            onChange={({ target }) => set(index, { closes: target.value })}
          />
          {!locked && (
            <Button
              variant="quiet"
              aria-label={`Remove these times of ${label}`}
              onClick={() => onChange(times.filter((_, at) => at !== index))}
            >
              Remove
            </Button>
          )}
        </span>
      ))}
      {!locked && (
        <span className={css.span}>
          <Button
            variant="quiet"
            aria-label={`Add times to ${label}`}
            onClick={() => onChange([...times, { opens: '', closes: '' }])}
          >
            Add times
          </Button>
          {times.length === 0 && (
            <Button
              variant="quiet"
              aria-label={`${label}: open all day`}
              onClick={() => onChange([allDay])}
            >
              Open all day
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
