import type { RecordKind } from '@town/contracts/managed-records/record-kind';

/** The field by which a kind is divided into categories; undefined for a kind without one. */
export const categoryField = ({ fields }: RecordKind): string | undefined =>
  ['category', 'propertyType'].find((name) => name in fields);
