import type { ShownCard } from '@town/slice-kit/town-page';

/** A card of the page in the terms of a civic contact. It is no record: nobody reports a mistake in it. */
export const contactOfCard = ({
  title,
  text,
  hours,
  phone,
  address,
  url,
  translated,
}: ShownCard) => ({
  name: title,
  description: text,
  hours,
  phone,
  address,
  website: url,
  // Its hours keep their name; only its text has another one.
  translated: translated?.map((field) => (field === 'text' ? 'description' : field)) ?? null,
});
