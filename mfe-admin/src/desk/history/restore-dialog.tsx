import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useSite } from '@town/slice-kit/site';
import { Dialog } from '@town/ui/dialog';
import { ChangesTable } from '../../lists/changes-table';
import { DialogButtons } from '../dialog-buttons';
import { changesOfRestore } from './changes-of-restore';
import { shownChanges } from './shown-changes';
import type { ShownVersion } from './use-history';

interface RestoreDialogProps {
  kind: RecordKind;
  versions: readonly ShownVersion[];
  /** The number of the version to restore; undefined while the dialog is closed. */
  version: number | undefined;
  isPublic: boolean;
  busy: boolean;
  onClose(): void;
  onRestore(version: number): void;
}

/**
 * Shows what a restore changes before it happens. A restore takes back every later change, also one that has
 * nothing to do with the mistake.
 */
export function RestoreDialog(props: RestoreDialogProps) {
  const { kind, versions, version, isPublic, busy, onClose, onRestore } = props;
  const { town } = useSite();
  if (version === undefined) return null;
  const changes = shownChanges(kind, changesOfRestore(versions, version), town.timeZone);
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={`Restore version ${version}?`}
      description={
        changes.length > 0
          ? 'Every later change is taken back. To take back only one of these, change that field in the editor instead.'
          : 'No field has another value than in this version.'
      }
    >
      <ChangesTable caption="What is changed" heads={['Now', 'Afterwards']} changes={changes} />
      {isPublic && <p>Visitors see it at once.</p>}
      <DialogButtons busy={busy} onConfirm={() => onRestore(version)} onClose={onClose}>
        Restore version {version}
      </DialogButtons>
    </Dialog>
  );
}
