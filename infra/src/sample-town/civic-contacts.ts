import type { CivicContact } from '@town/contracts/civic-contact';

type SampleContact = Omit<CivicContact, 'id'>;

const contact = (
  category: CivicContact['category'],
  name: string,
  details: Partial<Omit<SampleContact, 'name' | 'category'>>,
): SampleContact => ({
  name,
  category,
  phone: null,
  address: null,
  hours: null,
  description: null,
  website: null,
  ...details,
});

/** Public institutions: real, checked facts. A phone number stands here only where it was checked. */
export const civicContacts: SampleContact[] = [
  contact('emergency', 'Blanco Police Department', {
    phone: '830-833-4375',
    address: '437 Blanco Ave, Blanco, TX 78606',
    description: 'For what is not an emergency. In an emergency dial 911.',
  }),
  contact('emergency', 'Blanco County Sheriff', {
    phone: '830-868-7104',
    address: 'Johnson City, TX 78636',
    hours: '24 hours',
    description: 'For what is not an emergency. In an emergency dial 911.',
  }),
  contact('emergency', 'Fire and EMS, Emergency Services District 2', {
    phone: '911',
    address: '431 Blanco Ave, Blanco, TX 78606',
    hours: '24 hours',
  }),
  contact('government', 'Blanco City Hall', {
    phone: '830-833-4525',
    address: '300 Pecan St, Blanco, TX 78606',
    hours: 'Mon-Fri 8 AM-5 PM',
    description: 'City administration, permits and water bills.',
  }),
  contact('government', 'City Council, Byars Building', {
    address: '308 Pecan St, Blanco, TX 78606',
    hours: '2nd Tuesday of the month, 6 PM',
    description: 'Where the council meets, in public.',
  }),
  contact('government', 'Blanco County Courthouse', {
    address: 'PO Box 471, Johnson City, TX 78636',
    description: 'County offices and records.',
  }),
  contact('utilities', 'City Water', {
    phone: '830-833-4525',
    address: '300 Pecan St, Blanco, TX 78606',
    hours: 'Mon-Fri 8 AM-5 PM',
    description: 'Water and sewer service, by way of City Hall.',
  }),
  contact('utilities', 'Pedernales Electric Cooperative', {
    description: 'Electricity in town and county.',
    website: 'https://www.pec.coop/',
  }),
  contact('utilities', 'Waste Connections', {
    description: 'Trash and recycling.',
    website: 'https://www.wasteconnections.com/',
  }),
  contact('education', 'Blanco Independent School District', {
    phone: '830-833-4414',
    description: 'District office.',
  }),
  contact('education', 'Blanco Elementary School', { phone: '830-833-4338' }),
  contact('education', 'Blanco Middle School', {
    phone: '830-833-5570',
    address: '1500 Rocky Rd, Blanco, TX 78606',
  }),
  contact('education', 'Blanco High School', {
    phone: '830-833-4337',
    address: '1215 4th St, Blanco, TX 78606',
  }),
  contact('services', 'United States Post Office', {
    description: 'Mail and parcels for ZIP code 78606.',
    website: 'https://www.usps.com/',
  }),
  contact('services', 'Blanco Library', {
    address: '1118 Main St, Blanco, TX 78606',
    description: 'Books, computers and story hours; opened in 1938.',
  }),
  contact('services', 'Blanco Chamber of Commerce', {
    phone: '830-833-5101',
    address: '312 Pecan St, Blanco, TX 78606',
  }),
  contact('services', 'Old Courthouse Visitor Center', {
    address: '300 Main St, Blanco, TX 78606',
    hours: 'Mon-Sat 10 AM-4 PM, Sun noon-4 PM',
    description: 'Maps and advice inside the courthouse of 1886.',
  }),
  contact('services', 'Blanco State Park', {
    phone: '830-833-4333',
    address: '101 Park Rd 23, Blanco, TX 78606',
    description: 'Swimming at the dams, camping and fishing.',
  }),
];
