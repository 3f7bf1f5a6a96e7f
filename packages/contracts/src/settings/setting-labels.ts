/**
 * The label of each setting, by its path in the settings. The form and the audit log show these
 * words, and a search of the log finds the settings by them.
 */
export const settingLabels: Readonly<Record<string, string>> = {
  'profile.name': 'Name',
  'profile.state': 'State',
  'profile.stateCode': 'State code',
  'profile.county': 'County',
  'profile.region': 'Region',
  'profile.postalCode': 'Postal code',
  'profile.neighbours': 'Towns nearby',
  'profile.coordinates.latitude': 'Latitude',
  'profile.coordinates.longitude': 'Longitude',
  'profile.timeZone': 'Time zone',
  'profile.residents': 'Residents',
  'profile.siteName': 'Name of the site',
  'profile.tagline': 'Tagline',
  'profile.taglineEs': 'Tagline in Spanish',
  'profile.email': 'Email',
  'profile.phone': 'Phone',
  'profile.hotelSearchUrl': 'Hotel search',
  openingNotice: 'Opening notice',
  openingNoticeEs: 'Opening notice in Spanish',
  'profile.agency.name': 'Name of the agency',
  'profile.agency.url': 'Address of the agency',
  'profile.agency.email': 'Email of the agency',
  reviewEvents: 'Review events from the public',
  requireSecondFactor: 'Administrators need a second factor',
  notificationEmails: 'Mail to the staff',
};
