import type { AcceptedFile } from '@town/service-kit/http/json-body';
import type { ManagedKind } from '../managed-kind.js';

/** The media types that the import of a kind takes. */
export const importTypes = ({ readers }: ManagedKind): string[] => [
  'text/csv',
  ...Object.keys(readers ?? {}),
];

/** The files that the imports of these kinds take. */
export const importFiles = (kinds: readonly ManagedKind[]): AcceptedFile[] =>
  kinds.map((managed) => ({
    path: `/api/admin/${managed.kind.name}/import`,
    types: importTypes(managed),
  }));
