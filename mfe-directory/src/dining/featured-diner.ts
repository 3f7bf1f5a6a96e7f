/** The diner at the top of the dining page; fixed, as a fictional sample. */
export const featuredDiner = {
  name: 'Courthouse Square Diner',
  description:
    'Breakfast all day, chicken-fried steak at noon and pie by the slice, across from the old courthouse.',
  hours: 'Mon-Sat 6:30 AM-8 PM, Sun 7 AM-2 PM',
  phone: '830-555-0110',
  address: '215 Pecan St, Blanco, TX 78606',
} as const;
