import { recordStates } from '@town/contracts/managed-records/record';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { stateNames } from './state-word';
import { valueText } from './value-text';

/** The label of a record's field. The state is not a field of the form, but its changes are shown like one. */
export const fieldLabel = (kind: RecordKind, field: string): string =>
  field === 'state' ? 'State' : (kind.fields[field]?.label ?? field);

/** A field's value as readable text. */
export function fieldText(
  kind: RecordKind,
  field: string,
  value: unknown,
  timeZone: string,
): string {
  const state = field === 'state' && recordStates.find((known) => known === value);
  return state ? stateNames[state] : valueText(kind.fields[field], value, timeZone);
}
