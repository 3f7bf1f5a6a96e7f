import type { SearchDocument } from '@town/contracts/search/document';

/** A document of a civic contact; a test names only what it is about. */
export const aDocument = (given: Partial<SearchDocument>): SearchDocument => ({
  id: '0c5e6a5e-0000-4000-8000-000000000002',
  kind: 'civic-contacts',
  slug: 'some-office',
  version: 1,
  name: 'Some Office',
  description: '',
  category: 'services',
  details: '',
  phone: null,
  address: null,
  hours: null,
  date: null,
  ...given,
});
