import { api } from '@town/contracts/api/paths';
import type { Church } from '@town/contracts/churches/record';
import type { Service } from '@town/contracts/services/record';
import { openingReaders, positionReaders } from '@town/slice-kit/read-opening';
import { pictureReaders } from '@town/slice-kit/read-picture';
import { optionalText, recordReader, text, textOr, translated } from '@town/slice-kit/tolerant';
import type { ListingSource } from '../listing/listing-query';

const readService = recordReader<Service>({
  id: text,
  slug: textOr(''),
  name: text,
  description: textOr(''),
  category: textOr(''),
  address: optionalText,
  phone: optionalText,
  hours: optionalText,
  website: optionalText,
  contactPerson: optionalText,
  ...pictureReaders,
  ...openingReaders,
  ...positionReaders,
  translated,
});

const readChurch = recordReader<Church>({
  id: text,
  slug: textOr(''),
  name: text,
  description: textOr(''),
  denomination: optionalText,
  ...pictureReaders,
  address: optionalText,
  phone: optionalText,
  website: optionalText,
  pastor: optionalText,
  serviceSchedule: optionalText,
  ...positionReaders,
  translated,
});

/** Every trade and profession. */
export const services: ListingSource<Service> = { path: api.services, read: readService };

/** Every congregation. */
export const churches: ListingSource<Church> = { path: api.churches, read: readChurch };
