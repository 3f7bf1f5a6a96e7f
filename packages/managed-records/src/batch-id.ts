import type { RecordKind } from '@town/contracts/managed-records/record-kind';

/** The gateway finds the service of a batch by the beginning of its id. */
export const batchPrefix = ({ service }: Pick<RecordKind, 'service'>) => `${service}-`;
