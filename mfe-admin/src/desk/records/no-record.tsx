import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { KindHeading } from './kind-heading';

/** In place of a record whose address names none. */
export function NoRecord({ kind }: { kind: RecordKind }) {
  return <KindHeading kind={kind} title={`This ${kind.one} does not exist`} />;
}
