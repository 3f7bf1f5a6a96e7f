import { aListing } from './account-visit';

const openingHours = [{ dayOfWeek: ['Monday' as const], opens: '09:00', closes: '17:00' }];
const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

/** Two businesses with weekly hours, and one without. */
export const pies = aListing({ id: id(1), name: 'Ada Pies', openingHours });
export const books = aListing({ id: id(2), name: 'Ada Books', openingHours });
export const farm = aListing({ id: id(3), name: 'Ada Farm', openingHours: null });
