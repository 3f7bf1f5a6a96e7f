import { Notice } from '@town/ui/notice';
import type { RecordValues } from '../record-values';

/** The values of a text and its translation. */
interface StaleTranslationProps {
  /** The name of the text, and of its translation. */
  names: readonly [text: string, translation: string];
  values: RecordValues;
  /** The saved values. */
  saved: RecordValues;
}

/** Whether a text was changed and its translation was not. */
export function isStale({ names: [text, translation], values, saved }: StaleTranslationProps) {
  return (
    Boolean(saved[text]) &&
    values[text] !== saved[text] &&
    Boolean(values[translation]) &&
    values[translation] === saved[translation]
  );
}

/** Shows, below an English text that is being changed, the Spanish that visitors would go on reading. */
export function StaleTranslation(props: StaleTranslationProps) {
  if (!isStale(props)) return null;
  return (
    <Notice tone="warning" title="The Spanish is still the old one">
      <SpanishText text={props.values[props.names[1]]} />
      <p>
        Visitors of the Spanish pages go on reading it. Change it, too, in the Spanish version
        below.
      </p>
    </Notice>
  );
}

const mostQuoted = 400;

/** A translation in quotes; nothing where it is too long to be read at a glance. */
export function SpanishText({ text }: { text: unknown }) {
  if (typeof text !== 'string' || !text || text.length > mostQuoted) return null;
  return <p lang="es">“{text}”</p>;
}
