import { api } from '@town/contracts/api-paths';
import type { CivicContact } from '@town/contracts/civic-contact';
import { queryOptions } from '@town/slice-kit/query';

/** Public offices and services. */
export const civicContactsQuery = queryOptions<CivicContact[]>({ queryKey: [api.civicContacts] });

/** Police, fire and rescue. */
export const emergencyContactsQuery = queryOptions<CivicContact[]>({
  queryKey: [api.emergencyContacts],
});
