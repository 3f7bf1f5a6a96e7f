import { recordStates } from '@town/contracts/managed-records/record';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { stateNames } from './state-word';
import { valueText } from './value-text';

/** What a field of a record is called. Its state is no field of the form, but changes like one. */
export const fieldLabel = (kind: RecordKind, field: string): string =>
  field === 'state' ? 'State' : (kind.fields[field]?.label ?? field);

/** A field's value as people read it. */
export function fieldText(
  kind: RecordKind,
  field: string,
  value: unknown,
  timeZone: string,
): string {
  const state = field === 'state' && recordStates.find((known) => known === value);
  return state ? stateNames[state] : valueText(kind.fields[field], value, timeZone);
}
