import type { CivicContact } from '@town/contracts/civic-contact';

type FallbackContact = Pick<CivicContact, 'name' | 'category'> & Partial<CivicContact>;

/** What the page shows where the server has no records: the numbers that must never be missing. */
export const fallbackContacts: readonly FallbackContact[] = [
  {
    name: 'Blanco City Hall',
    category: 'government',
    phone: '830-833-4525',
    address: '300 Pecan St, Blanco, TX 78606',
    hours: 'Mon-Fri 8 AM-5 PM',
  },
  {
    name: 'City Water',
    category: 'utilities',
    phone: '830-833-4525',
    address: '300 Pecan St, Blanco, TX 78606',
  },
  {
    name: 'Pedernales Electric Cooperative',
    category: 'utilities',
    website: 'https://www.pec.coop/',
  },
  {
    name: 'Blanco Independent School District',
    category: 'education',
    phone: '830-833-4414',
  },
  {
    name: 'United States Post Office',
    category: 'services',
    website: 'https://www.usps.com/',
  },
  {
    name: 'Blanco Library',
    category: 'services',
    address: '1118 Main St, Blanco, TX 78606',
  },
  {
    name: 'Blanco Chamber of Commerce',
    category: 'services',
    phone: '830-833-5101',
    address: '312 Pecan St, Blanco, TX 78606',
  },
];

/** Emergency services, where the server has no records. */
export const fallbackEmergencyContacts: readonly FallbackContact[] = [
  {
    name: 'Blanco Police Department',
    category: 'emergency',
    phone: '830-833-4375',
    address: '437 Blanco Ave, Blanco, TX 78606',
  },
  {
    name: 'Blanco County Sheriff',
    category: 'emergency',
    phone: '830-868-7104',
    hours: '24 hours',
  },
  {
    name: 'Fire and EMS, Emergency Services District 2',
    category: 'emergency',
    phone: '911',
    address: '431 Blanco Ave, Blanco, TX 78606',
    hours: '24 hours',
  },
];
