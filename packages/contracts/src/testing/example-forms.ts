/** Valid contents of the town's forms, for tests of the schemas and of the services behind them. */

export const exampleListing = {
  businessName: 'Pie Shop',
  contactName: 'Ann Example',
  email: 'ann@example.com',
  phone: '830-555-0130',
  category: 'Dining & Restaurants',
  address: '1 Main St',
  website: '',
  description: 'Pies of every kind',
  selectedPlan: 'basic',
  agreement: true,
};

/** The fields that an advertiser's application cannot do without. */
export const exampleApplicant = {
  firstName: 'Ann',
  lastName: 'Example',
  email: 'ann@example.com',
  phone: '830-555-0130',
  businessName: 'Pie Shop',
};
