import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { ChangesTable } from '../../lists/changes-table';
import { formatInstant } from '../../lists/format-instant';
import { actionWords } from './action-words';
import css from './history-page.module.css';
import { shownChanges } from './shown-changes';
import type { ShownVersion } from './use-history';

interface VersionEntryProps {
  kind: RecordKind;
  version: ShownVersion;
  busy: boolean;
  /** Missing when the version cannot be restored. */
  onRestore: (() => void) | undefined;
}

/** A version: who did what and when, and each changed field before and after. */
export function VersionEntry({ kind, version, busy, onRestore }: VersionEntryProps) {
  const { town } = useSite();
  const { version: number, at, by, action, changes } = version;
  return (
    <li className={css.version}>
      <div className={css.head}>
        <h2 className={css.title}>Version {number}</h2>
        <p>
          {by} {actionWords(action)}, {formatInstant(at, town.timeZone)}
        </p>
        {onRestore && (
          <Button variant="secondary" busy={busy} onClick={onRestore}>
            Restore version {number}
          </Button>
        )}
      </div>
      <ChangesTable
        caption={`Changes of version ${number}`}
        changes={shownChanges(kind, changes, town.timeZone)}
      />
    </li>
  );
}
