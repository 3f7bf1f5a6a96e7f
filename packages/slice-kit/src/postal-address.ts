import type { TownProfile } from '@town/contracts/settings/town-profile';

/** An address in town for search engines; without a street it is the town itself. */
export function postalAddress(town: TownProfile, street?: string) {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: town.name,
    addressRegion: town.stateCode,
    postalCode: town.postalCode,
    addressCountry: 'US',
  };
}
