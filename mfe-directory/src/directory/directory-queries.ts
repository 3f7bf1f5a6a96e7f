import { api } from '@town/contracts/api/paths';
import type { Church } from '@town/contracts/churches/record';
import type { Service } from '@town/contracts/services/record';
import { openingReaders, positionReaders } from '@town/slice-kit/read-opening';
import { pictureReaders } from '@town/slice-kit/read-picture';
import { optionalText, recordReader, text, textOr, translated } from '@town/slice-kit/tolerant';
import type { ListingSource } from '../listing/listing-query';

/** The fields of a service that the list shows. */
export type ShownService = Omit<Service, 'amenities'>;

const readService = recordReader<ShownService>({
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

/** The fields of a church that the list shows. */
export type ShownChurch = Omit<Church, 'amenities'>;

const readChurch = recordReader<ShownChurch>({
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
export const services: ListingSource<ShownService> = { path: api.services, read: readService };

/** Every congregation. */
export const churches: ListingSource<ShownChurch> = { path: api.churches, read: readChurch };
