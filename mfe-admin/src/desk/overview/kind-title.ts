import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { capitalize } from '@town/contracts/text/capitalize';

/** The name of one record of a kind, for example "News article". */
export const kindTitle = (kind: string) =>
  capitalize(managedKinds.find(({ name }) => name === kind)?.one ?? 'record');
