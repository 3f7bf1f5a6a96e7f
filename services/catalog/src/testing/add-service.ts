import type { TestDatabase } from '@town/service-kit/testing/test-database';

/** Adds a service of a kind that no search names. */
export const addService = (
  database: Pick<TestDatabase, 'query'>,
  name: string,
  description: string,
) =>
  database.query(`insert into services (name, description, category) values ($1, $2, 'other')`, [
    name,
    description,
  ]);
