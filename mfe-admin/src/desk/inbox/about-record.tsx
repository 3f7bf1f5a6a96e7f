import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import type { DeskRecord } from '../records/desk-record';
import { StateWord } from '../records/state-word';
import { useRecord } from '../records/use-record';

/** The record that an item is about, and whether it is public; renders nothing until that is known. */
export function AboutRecord({ kindName, id }: { kindName: string; id: string }) {
  const kind = managedKinds.find(({ name }) => name === kindName);
  return kind ? <Named kind={kind} id={id} /> : null;
}

function Named({ kind, id }: { kind: RecordKind; id: string }) {
  const { data: record } = useRecord(kind, id);
  return record ? <AboutKnown kind={kind} record={record} /> : null;
}

/** The same for a record that was fetched with others. */
export function AboutKnown({ kind, record }: { kind: RecordKind; record: DeskRecord }) {
  return (
    <p>
      About the {kind.one} <strong>{record.title}</strong>, which is: <StateWord record={record} />
    </p>
  );
}
