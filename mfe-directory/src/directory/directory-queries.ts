import { api } from '@town/contracts/api/paths';
import type { Church } from '@town/contracts/churches/record';
import type { Service } from '@town/contracts/services/record';
import { listQuery } from '@town/slice-kit/list-query';
import { openingReaders, positionReaders } from '@town/slice-kit/read-opening';
import { pictureReaders } from '@town/slice-kit/read-picture';
import { optionalText, recordReader, text, textOr } from '@town/slice-kit/tolerant';

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
});

/** Every trade and profession. */
export const servicesQuery = listQuery(api.services, readService);

/** Every congregation. */
export const churchesQuery = listQuery(api.churches, readChurch);
