import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { StateWord } from '../records/state-word';
import { useRecord } from '../records/use-record';

/** The record that an item is about, and whether it is public; renders nothing until that is known. */
export function AboutRecord({ kindName, id }: { kindName: string; id: string }) {
  const kind = managedKinds.find(({ name }) => name === kindName);
  return kind ? <Named kind={kind} id={id} /> : null;
}

function Named({ kind, id }: { kind: RecordKind; id: string }) {
  const { data: record } = useRecord(kind, id);
  if (!record) return null;
  return (
    <p>
      About the {kind.one} <strong>{record.title}</strong>, which is: <StateWord record={record} />
    </p>
  );
}
