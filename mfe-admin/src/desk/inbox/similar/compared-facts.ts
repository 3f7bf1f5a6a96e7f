import { endDays } from '@town/contracts/calendar/last-day';
import { businessLabel } from '@town/contracts/inbox/kind-names';
import { formatDate } from '@town/contracts/town/date';
import type { DeskRecord } from '../../records/desk-record';
import { detailText } from '../detail-text';
import type { ShownItem } from '../inbox-item-reader';

/** A fact by which an item and a record are compared to detect a duplicate. */
export interface ComparedFact {
  label: string;
  sent: string | null;
  of(record: DeskRecord): string | null;
}

/** How to find the records that an item may duplicate. */
interface Comparison {
  /** The kind of record. */
  kind: string;
  facts: ComparedFact[];
  /** Search texts for records in every state. */
  words: string[];
  /** Search text for public records; this search tolerates typing errors. */
  publicWords?: string;
}

/** How to find records similar to an item; undefined if its kind cannot have duplicates. */
export function comparisonOf(item: ShownItem): Comparison | undefined {
  const sent = (label: string) =>
    item.details.find((detail) => detail.label === label)?.value ?? null;
  if (item.kind === 'application' || item.kind === 'listing') {
    const name = withoutLegalForm(sent(businessLabel) ?? item.subject);
    return {
      kind: 'businesses',
      facts: [
        fact('Name', sent(businessLabel) ?? item.subject, 'name'),
        fact('Address', sent('Address'), 'address'),
        fact('Phone', item.senderPhone, 'phone'),
      ],
      words: known([name, item.senderPhone]),
      publicWords: name,
    };
  }
  if (item.kind === 'event') {
    return {
      kind: 'events',
      facts: [
        fact('Title', item.subject, 'title'),
        datesOf(sent('Date')),
        fact('Place', sent('Place'), 'location'),
      ],
      words: known([item.subject, sent('Date')?.split(' – ')[0] ?? null]),
    };
  }
  return undefined;
}

/** Whether two texts mean the same, whatever their case and punctuation. */
export function meansSame(a: string | null, b: string | null): boolean {
  const [first, second] = [essence(a), essence(b)];
  return first !== '' && first === second;
}

/** The records with the most facts in common, the most likely duplicate first. */
export function likeliest(
  records: readonly DeskRecord[],
  facts: readonly ComparedFact[],
  most: number,
): DeskRecord[] {
  const inCommon = (record: DeskRecord) =>
    facts.filter(({ sent, of }) => meansSame(sent, of(record))).length;
  return [...records].sort((a, b) => inCommon(b) - inCommon(a)).slice(0, most);
}

/**
 * The open items of the same kind with at least one fact in common with an item, the most likely duplicate
 * first. Many events are on one day, so an equal date alone does not count.
 * @param found may contain an item several times
 */
export function likeliestItems(
  found: readonly ShownItem[],
  item: ShownItem,
  most: number,
): ShownItem[] {
  const comparison = comparisonOf(item);
  const items = new Map(found.map((each) => [each.id, each]));
  return [...items.values()]
    .filter(({ id, state }) => id !== item.id && state === 'open')
    .map((each) => ({ each, inCommon: factsInCommon(comparison, comparisonOf(each)) }))
    .filter(({ inCommon }) => inCommon.some((label) => label !== 'Date'))
    .sort((a, b) => b.inCommon.length - a.inCommon.length)
    .slice(0, most)
    .map(({ each }) => each);
}

function factsInCommon(a: Comparison | undefined, b: Comparison | undefined): string[] {
  if (!a || a.kind !== b?.kind) return [];
  return a.facts.flatMap(({ label, sent }, index) =>
    meansSame(sent, b.facts[index]?.sent ?? null) ? [label] : [],
  );
}

function fact(label: string, sent: string | null, field: string): ComparedFact {
  return {
    label,
    sent,
    of({ content }) {
      const value = content[field];
      return typeof value === 'string' && value ? value : null;
    },
  };
}

/** The day of an event, or its first and its last. */
function datesOf(sent: string | null): ComparedFact {
  return {
    label: 'Date',
    sent: sent && detailText({ label: 'Date', value: sent }),
    of({ content: { date, endDate } }) {
      if (typeof date !== 'string' || !date) return null;
      return endDays({ date, endDate: typeof endDate === 'string' ? endDate : null })
        .map(formatDate)
        .join(' – ');
    },
  };
}

/** A search takes at most 100 characters. */
const known = (words: (string | null)[]) =>
  words.flatMap((each) => (each ? [each.slice(0, 100)] : []));

const withoutLegalForm = (name: string) =>
  name.replace(/[\s,]+(llc|l\.l\.c\.|inc|inc\.|ltd|co)\.?$/i, '').slice(0, 100);

const essence = (text: string | null) =>
  withoutLegalForm(text ?? '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
