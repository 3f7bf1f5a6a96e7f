import { apiServices } from '@town/contracts/api/owners';

/** The domain services. Each has a process, a database, a role and an account at the broker. */
export const serviceNames = [...apiServices, 'notifications'] as const;
