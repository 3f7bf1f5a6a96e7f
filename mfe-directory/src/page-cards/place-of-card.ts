import type { ShownCard } from '@town/slice-kit/town-page';

/** A card of a page in the terms of a business. It is no record: it has no page of its own. */
export const placeOfCard = ({
  title,
  text,
  hours,
  phone,
  address,
  url,
  translated,
}: ShownCard) => ({
  name: title,
  description: text ?? '',
  hours,
  phone,
  address,
  website: url,
  // Its hours keep their name; only its text has another one.
  translated: translated?.map((field) => (field === 'text' ? 'description' : field)) ?? null,
});
