import type { EntityManager } from 'typeorm';
import { joinNames, listedName, listedNameSql } from '../applications/listed-name.js';
import { applicationOf, applicationsSql, type Payer, payers } from './subscription-event-data.js';

/**
 * Finds the business that each subscription pays for, as its owner knows it: by its name in the directory, or
 * else by that of the form. Only for the signed-in owner, because anyone can type a name into the form.
 * The keys are the subscriptions' ids; one without an application is left out.
 */
export async function businessNames(
  manager: EntityManager,
  subscriptions: readonly Payer[],
): Promise<Map<string, string>> {
  const rows = await manager.query<{ id: string; name: string }[]>(
    `select paid.id, coalesce(${listedNameSql}, a.business_name) as name
     from (${applicationsSql}) paid
     join advertiser_applications a on a.id = paid.application_id ${joinNames}`,
    payers(subscriptions),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * The name in the directory of the business that a subscription pays for; null without one. For a person who is
 * not its owner: the form's name can be anything that its buyer typed.
 */
export async function listedNameOf(manager: EntityManager, payer: Payer): Promise<string | null> {
  return listedName(manager, await applicationOf(manager, payer));
}
