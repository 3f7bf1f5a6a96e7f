import { toWebAddress } from '../forms/web-address.js';
import type { Advertiser } from './record.js';

const categories: Record<string, string> = { restaurant: 'dining', retail: 'shopping' };

type Described = Pick<
  Advertiser,
  | 'businessName'
  | 'businessType'
  | 'businessDescription'
  | 'businessAddress'
  | 'businessWebsite'
  | 'phone'
>;

/** The business that Create Business makes of an application. */
export function businessOfApplication(application: Described) {
  const { businessName, businessType, businessDescription, businessAddress, phone } = application;
  return {
    name: businessName,
    description: businessDescription ?? '',
    category: categories[businessType] ?? businessType,
    address: businessAddress,
    phone,
    // An unknown person typed the address, and it becomes a link on a public page.
    website: toWebAddress(application.businessWebsite),
  };
}
