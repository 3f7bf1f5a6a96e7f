import type { CivicContact } from '@town/contracts/civic-contacts/record';
import { inLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { hoursOf } from '@town/slice-kit/hours-of';
import type { StructuredData } from '@town/slice-kit/page-meta';
import { postalAddress } from '@town/slice-kit/postal-address';
import type { Site } from '@town/slice-kit/site';
import type { ShownContact } from './civic-contacts-query';

/** What schema.org calls the contacts of a category; others are places of business. */
const types = new Map<string, string>([
  ['emergency', 'EmergencyService'],
  ['government', 'GovernmentOffice'],
  ['education', 'EducationalOrganization'],
] satisfies [CivicContact['category'], string][]);

/** The offices and services of the page, for search engines. */
export function contactsStructuredData(
  contacts: readonly ShownContact[],
  { url, town, language }: Pick<Site, 'url' | 'town' | 'language'>,
): StructuredData[] {
  return contacts.map((contact) => {
    const hours = hoursOf(contact.openingHours, contact);
    return {
      '@type': types.get(contact.category) ?? 'LocalBusiness',
      name: contact.name,
      ...(contact.description && { description: contact.description }),
      ...(contact.slug && {
        url: `${url}${inLanguage(language, pages.civicContacts)}#${contact.slug}`,
      }),
      ...(contact.phone && { telephone: contact.phone }),
      ...(contact.address && { address: addressOf(contact.address, town) }),
      ...(contact.website && { sameAs: contact.website }),
      ...(hours?.length && {
        openingHoursSpecification: hours.map((span) => ({
          '@type': 'OpeningHoursSpecification',
          ...span,
        })),
      }),
    };
  });
}

/** County offices are in other towns, so only an address that names this town is divided into its parts. */
function addressOf(address: string, town: Site['town']) {
  const [street, place] = address.split(',').map((part) => part.trim());
  return place === town.name ? postalAddress(town, street) : address;
}
