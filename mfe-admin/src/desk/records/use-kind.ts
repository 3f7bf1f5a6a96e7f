import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useParams } from '@town/slice-kit/router';

/** The kind of record that the address names; undefined where there is no such kind. */
export function useKind(): RecordKind | undefined {
  const { kind } = useParams();
  return managedKinds.find(({ name }) => name === kind);
}
