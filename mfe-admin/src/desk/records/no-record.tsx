import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { KindHeading } from './kind-heading';

/** Shown when the address contains the id of no record. */
export function NoRecord({ kind }: { kind: RecordKind }) {
  return <KindHeading kind={kind} title={`This ${kind.one} does not exist`} />;
}
