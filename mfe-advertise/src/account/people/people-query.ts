import { ownerApi } from '@town/contracts/api/paths';
import { type ListingPerson, memberRoles } from '@town/contracts/owners/people';
import { flag, recordReader, text } from '@town/slice-kit/tolerant';
import { ownerListQuery, wordOr } from '../owner-query';

const read = recordReader<ListingPerson>({
  id: text,
  email: text,
  role: wordOr(memberRoles, 'manager'),
  isYou: flag,
  hasSignedIn: flag,
});

/** Who manages a listing. */
export const peopleQuery = (id: string) => ownerListQuery(ownerApi.people(id), read);
