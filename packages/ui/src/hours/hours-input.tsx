import {
  closedWeek,
  everyDay,
  type HoursForm,
  isSameWeek,
  readHours,
  writeHours,
} from '@town/contracts/hours/hours-form';
import { parseHours } from '@town/contracts/hours/parse-hours';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../button';
import { FieldMessages, useFieldIds } from '../field-frame';
import { useText } from '../messages/use-text';
import { Notice } from '../notice';
import css from './hours-input.module.css';
import { PeriodsInput } from './periods-input';
import { WeekInput } from './week-input';
import { HoursAreChecked, hasWrongLine } from './wrong-hours';

/** The error of a field, for the form. */
export interface Focusable {
  focus(): void;
}

interface HoursInputProps {
  id: string;
  label: string;
  help: string | undefined;
  error: string | undefined;
  /** The form's value: see `hours-form`. */
  value: string;
  /** The town's calendar date, YYYY-MM-DD: where a new closure begins. */
  today: string;
  /** The hours as somebody wrote them, to be read on request. */
  text: string;
  locked: boolean;
  onChange(value: string): void;
  onBlur(): void;
  ref?: Ref<Focusable>;
}

const kinds = [
  { kind: 'unknown', label: 'Not known' },
  { kind: 'week', label: 'Certain hours' },
  { kind: 'appointment', label: 'Only by appointment' },
] as const;

const officeHours = [{ opens: '09:00', closes: '17:00' }];
const firstWeek = { ...everyDay(officeHours), Saturday: [], Sunday: [] };

/** Opening hours: a week, and periods such as holidays with other times. */
export function HoursInput(props: HoursInputProps) {
  const { id, label, help, value, today, locked, onChange, onBlur, ref, text: words } = props;
  const text = useText();
  const form = readHours(value);
  // A line says itself what is wrong with it.
  const error = hasWrongLine(form) ? undefined : props.error;
  const { wiring, helpId, errorId } = useFieldIds({ id, help, error });
  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => focusWrong(group.current) }), []);
  const change = (part: Partial<HoursForm>) => onChange(writeHours({ ...form, ...part }));
  const [notice, setNotice] = useState('');

  function choose(kind: HoursForm['kind']) {
    const isEmpty = form.periods.length === 0 && form.usual === closedWeek;
    const written = formOf(words);
    const fromWords = written?.kind === 'week' ? written.usual : undefined;
    const usual = fromWords ?? firstWeek;
    change({ kind, ...(kind === 'week' && isEmpty && { usual }) });
    setNotice(kind === 'week' && isEmpty && fromWords ? text('Read. Please check them.') : '');
  }

  return (
    <fieldset
      ref={group}
      className={css.hours}
      data-wrong={props.error ? true : undefined}
      aria-describedby={wiring['aria-describedby']}
      onBlur={onBlur}
    >
      <legend className={css.legend}>{label}</legend>
      <KindChoice id={id} firstId={wiring.id} chosen={form.kind} onChoose={choose} />
      {words && !locked && (
        <ReadText {...{ words, notice }} onRead={onChange} onNotice={setNotice} />
      )}
      {contradicts(words, form) && (
        <Notice tone="warning" title={text('The hours in words say something else')}>
          <p>{text('Visitors read both. Please change the words “{words}” too.', { words })}</p>
        </Notice>
      )}
      {form.kind === 'week' && (
        <HoursAreChecked value={Boolean(props.error)}>
          <WeekInput
            label={text('Usual week')}
            week={form.usual}
            locked={locked}
            onChange={(usual) => change({ usual })}
          />
          <PeriodsInput
            today={today}
            periods={form.periods}
            locked={locked}
            onChange={(periods) => change({ periods })}
          />
        </HoursAreChecked>
      )}
      <FieldMessages {...{ help, error, helpId, errorId }} />
    </fieldset>
  );
}

interface KindChoiceProps {
  id: string;
  /** Of the first input, to which the field's label and links lead. */
  firstId: string | undefined;
  chosen: HoursForm['kind'];
  onChoose(kind: HoursForm['kind']): void;
}

/** Whether there are certain hours at all. */
function KindChoice({ id, firstId, chosen, onChoose }: KindChoiceProps) {
  const text = useText();
  return (
    <div className={css.kinds}>
      {kinds.map((each, index) => (
        <label key={each.kind} className={css.kind}>
          <input
            id={index === 0 ? firstId : undefined}
            type="radio"
            name={`${id}-kind`}
            checked={chosen === each.kind}
            onChange={() => onChoose(each.kind)}
          />
          {text(each.label)}
        </label>
      ))}
    </div>
  );
}

/** A place with a dozen special dates has a long form, and its message does not say which input is wrong. */
function focusWrong(group: HTMLElement | null): void {
  const wrong = group?.querySelector<HTMLInputElement>('input:invalid');
  (wrong ?? group?.querySelector('input'))?.focus();
}

/** Whether hours in words, which are shown beside the others, can be read and are not the same. */
function contradicts(words: string, { kind, usual }: HoursForm): boolean {
  const written = kind === 'unknown' ? undefined : formOf(words);
  return written !== undefined && (written.kind !== kind || !isSameWeek(written.usual, usual));
}

/** The hours in words, if all of them can be read. */
function formOf(words: string): HoursForm | undefined {
  const { openingHours, unread } = parseHours(words);
  if (!openingHours || unread.length > 0) return undefined;
  return readHours(JSON.stringify(openingHours));
}

interface ReadTextProps {
  words: string;
  /** What a person has to check after the words were read. */
  notice: string;
  onRead(value: string): void;
  onNotice(notice: string): void;
}

/** Reads the hours from their text, and says what a person has to check. */
function ReadText({ words, notice, onRead, onNotice }: ReadTextProps) {
  const text = useText();

  function read() {
    const { openingHours, unread } = parseHours(words);
    if (openingHours) onRead(writeHours(readHours(JSON.stringify(openingHours))));
    const parts = unread.map((part) => `“${part}”`).join(', ');
    if (!openingHours) onNotice(text('These hours cannot be read. Please enter them.'));
    else if (parts) onNotice(text('Read. Please check {parts}, which cannot be read.', { parts }));
    else onNotice(text('Read. Please check them.'));
  }

  return (
    <div className={css.read}>
      <Button variant="secondary" onClick={read}>
        {text('Read them from “{words}”', { words })}
      </Button>
      <p role="status">{notice}</p>
    </div>
  );
}
