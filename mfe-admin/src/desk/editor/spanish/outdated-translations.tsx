import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { formatInstant } from '../../../lists/format-instant';
import { entriesText, entryTitle, readEntries } from '../../list-field/entries';
import type { DeskRecord } from '../../records/desk-record';
import { SpanishText } from './stale-translation';

interface OutdatedTranslationsProps {
  kind: RecordKind;
  record: DeskRecord;
  /** Confirms that the translations are still correct; missing for people who may not edit. */
  onConfirm?: (() => void) | undefined;
  busy: boolean;
}

/** Lists the translations of the saved record whose English text was changed later. */
export function OutdatedTranslations({ kind, record, onConfirm, busy }: OutdatedTranslationsProps) {
  const { timeZone } = useSite().town;
  if (record.outdatedTranslations.length === 0) return null;
  return (
    <Notice tone="warning" title="Translation out of date">
      <ul>
        {record.outdatedTranslations.map(({ path, since }) => (
          <li key={path}>
            {nameOf(kind, record, path)}: The English text was changed on{' '}
            {formatInstant(since, timeZone)} after this translation.
            <SpanishText text={record.content[path]} />
          </li>
        ))}
      </ul>
      {onConfirm && (
        <p>
          <Button variant="secondary" busy={busy} onClick={onConfirm}>
            The Spanish is still right
          </Button>
        </p>
      )}
    </Notice>
  );
}

/** The label of a field; for a field of a list entry, with the entry's name. */
function nameOf({ fields }: RecordKind, { content }: DeskRecord, path: string): string {
  const [name = '', index, inner = ''] = path.split('.');
  const { label, entry } = fields[name] ?? {};
  if (!entry) return label ?? name;
  const [found] = readEntries(entry, entriesText(entry, content[name])).slice(Number(index));
  const title = found && entryTitle(entry, found);
  return [label, title, entry.fields[inner]?.label].filter(Boolean).join(', ');
}
