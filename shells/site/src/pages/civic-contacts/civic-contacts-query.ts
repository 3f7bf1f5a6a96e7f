import type { Amenity } from '@town/contracts/amenities/amenities';
import { api } from '@town/contracts/api/paths';
import type { CivicContact } from '@town/contracts/civic-contacts/record';
import { listQuery } from '@town/slice-kit/list-query';
import { readAmenities } from '@town/slice-kit/read-amenities';
import { openingReaders } from '@town/slice-kit/read-opening';
import { optionalText, recordReader, text, textOr, translated } from '@town/slice-kit/tolerant';

/** A contact may have a category that this page does not know yet. */
export type ShownContact = Omit<CivicContact, 'category' | 'amenities'> & {
  category: string;
  amenities: Amenity[];
};

const readContact = recordReader<ShownContact>({
  id: text,
  slug: textOr(''),
  name: text,
  category: textOr('services'),
  phone: optionalText,
  address: optionalText,
  hours: optionalText,
  description: optionalText,
  website: optionalText,
  ...openingReaders,
  amenities: readAmenities,
  translated,
});

/** Public offices and services. */
export const civicContactsQuery = listQuery(api.civicContacts, readContact);

/** Police, fire and rescue. */
export const emergencyContactsQuery = listQuery(api.emergencyContacts, readContact);
