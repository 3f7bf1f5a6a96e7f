import type { EntityManager } from 'typeorm';

interface Told {
  businessName?: string | null | undefined;
}

/**
 * The data of an event, with the name of the business only if its mail goes to somebody who has signed in with
 * that address. Anyone can type an address and a name into the forms, so a mail to an address that nobody has
 * confirmed contains no text of theirs.
 */
export async function withConfirmedName<Data extends Told>(
  manager: EntityManager,
  data: Data,
  address: string | null,
): Promise<Data> {
  if (!data.businessName) return data;
  const confirmed = await manager.query<unknown[]>(
    'select from reader_languages where email = lower($1) and confirmed_at is not null',
    [address],
  );
  return confirmed.length > 0 ? data : { ...data, businessName: null };
}
