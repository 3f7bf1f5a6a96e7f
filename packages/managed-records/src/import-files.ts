import { importMegabytes } from '@town/contracts/api/body-limit';
import type { AcceptedFile } from '@town/service-kit/http/json-body';
import type { ManagedKind } from './managed-kind.js';

/** The files that the imports of these kinds take. */
export const importFiles = (kinds: readonly ManagedKind[]): AcceptedFile[] =>
  kinds.map(({ kind, readers }) => ({
    path: `/api/admin/${kind.name}/import`,
    types: ['text/csv', ...Object.keys(readers ?? {})],
    limit: `${importMegabytes}mb`,
  }));
