/** Fixed, fictional samples and the town's own places to spend a day. */
interface FixedPlace {
  name: string;
  description: string;
  hours: string | null;
  phone: string | null;
  address: string | null;
}

/** The boutique at the top of the page. */
export const featuredBoutique: FixedPlace = {
  name: 'Pecan Street Boutique',
  description: 'Linen dresses, boots and silver from Hill Country makers.',
  hours: 'Tue-Sat 10 AM-5:30 PM',
  phone: '830-555-0130',
  address: '310 Pecan St, Blanco, TX 78606',
};

/** Shown while no shop is listed. */
export const sampleShops: readonly FixedPlace[] = [
  {
    name: 'Second Empire Antiques',
    description: 'Furniture, quilts and farm tools.',
    hours: 'Thu-Mon 10 AM-5 PM',
    phone: '830-555-0131',
    address: '306 Main St, Blanco, TX 78606',
  },
  {
    name: 'Clay & Cedar Pottery',
    description: 'Stoneware thrown in the window.',
    hours: 'Wed-Sun 11 AM-5 PM',
    phone: '830-555-0132',
    address: '413 Main St, Blanco, TX 78606',
  },
  {
    name: 'Saddleback Leather Works',
    description: 'Belts, saddles and repairs.',
    hours: 'Mon-Fri 9 AM-5 PM',
    phone: '830-555-0133',
    address: '205 4th St, Blanco, TX 78606',
  },
  {
    name: 'Little Blanco Farm Stand',
    description: 'Peaches in June, pecans in November.',
    hours: 'Fri-Sun 9 AM-4 PM',
    phone: '830-555-0134',
    address: '2280 RM 1623, Blanco, TX 78606',
  },
];

/** Where to be outside. */
export const parksAndRecreation: readonly FixedPlace[] = [
  {
    name: 'Bindseil City Park',
    description: 'Shade, picnic tables and the river, a short walk from the square.',
    hours: 'Daily, dawn to dusk',
    phone: null,
    address: 'Bindseil Park, Blanco, TX 78606',
  },
  {
    name: 'Pecan Bottom Walking Trail',
    description: 'A level path under pecan trees, good for strollers and dogs on a leash.',
    hours: 'Daily, dawn to dusk',
    phone: null,
    address: 'Pecan Bottom, Blanco, TX 78606',
  },
  {
    name: 'Community Center',
    description: 'A hall for meetings, classes and family days, let by the day.',
    hours: 'By reservation',
    phone: null,
    address: 'Blanco, TX 78606',
  },
  {
    name: 'Youth Baseball Fields',
    description: 'The fields at Yett Park, with a season from March to June.',
    hours: 'Daily, dawn to dusk',
    phone: null,
    address: 'Yett Park, Blanco, TX 78606',
  },
];

/** Where to keep fit. */
export const fitnessAndHealth: readonly FixedPlace[] = [
  {
    name: 'Old Gin Fitness Center',
    description: 'Weights, bikes and a class at six in the morning.',
    hours: 'Mon-Fri 5 AM-9 PM, Sat-Sun 7 AM-5 PM',
    phone: '830-555-0140',
    address: '905 Main St, Blanco, TX 78606',
  },
  {
    name: 'Still Water Yoga Studio',
    description: 'Slow flow, chair yoga and a Sunday class by the river.',
    hours: 'Classes daily, see the door',
    phone: '830-555-0141',
    address: '415 4th St, Blanco, TX 78606',
  },
];
