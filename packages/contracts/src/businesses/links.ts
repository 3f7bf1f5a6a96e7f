/** Social links and further categories of a business, beside its website and its first category. */
import { lineEntries } from '../forms/lines.js';
import { toWebAddress } from '../forms/web-address.js';

const maximumLinks = 8;

/** The maximum number of categories beside the first, with the Premium plan. */
export const maximumMoreCategories = 4;

/** Addresses of a business in social networks. "facebook.com/pies" is understood as an address. */
export const socialLinksSchema = lineEntries({
  read(line) {
    const address = line.length <= 500 ? toWebAddress(line) : null;
    return address && /^https:/i.test(address) ? address : null;
  },
  wrong: 'Please enter addresses that begin with https://, one on each line',
  maximum: maximumLinks,
  tooMany: `At most ${maximumLinks} social links are possible`,
});

/** Categories of a business beside its first. "Home services" is understood as `home_services`. */
export const moreCategoriesSchema = lineEntries({
  read: (line) => (line.length <= 60 ? line.toLowerCase().replaceAll(/\s+/g, '_') : null),
  wrong: 'Please enter categories of at most 60 characters, one on each line',
  maximum: maximumMoreCategories,
  tooMany: `At most ${maximumMoreCategories} further categories are possible`,
});
