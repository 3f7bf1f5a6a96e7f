import type { Church } from '@town/contracts/church';

type SampleChurch = Omit<Church, 'id' | 'imageUrl'>;

/** Fictional congregations of the kinds the town has. */
export const churches: SampleChurch[] = [
  {
    name: 'Cedar Hill Baptist Church',
    description: 'Sunday school for every age and a Wednesday supper open to all.',
    denomination: 'Baptist',
    address: '501 Pecan St, Blanco, TX 78606',
    phone: '830-555-0150',
    website: 'https://cedarhillbaptist.example.com/',
    pastor: 'Rev. Thomas Aldridge',
    serviceSchedule: 'Sun 9:30 AM and 11 AM, Wed 6 PM',
  },
  {
    name: 'Saint Brendan Catholic Church',
    description: 'A parish of the river valley, with Mass in English and Spanish.',
    denomination: 'Catholic',
    address: '25 Mission Way, Blanco, TX 78606',
    phone: '830-555-0151',
    website: null,
    pastor: 'Fr. Miguel Ortega',
    serviceSchedule: 'Sat 5:30 PM, Sun 8 AM and 10:30 AM (Spanish)',
  },
  {
    name: 'Good Shepherd Episcopal Church',
    description: 'A small congregation in a stone chapel under live oaks.',
    denomination: 'Episcopal',
    address: '118 Live Oak Ln, Blanco, TX 78606',
    phone: '830-555-0152',
    website: null,
    pastor: 'Rev. Anne Whitcomb',
    serviceSchedule: 'Sun 10 AM',
  },
  {
    name: 'Log School Methodist Church',
    description: 'Named for the log church-school where the first congregation met in 1854.',
    denomination: 'Methodist',
    address: '61 Pecan St, Blanco, TX 78606',
    phone: '830-555-0153',
    website: 'https://logschoolmethodist.example.com/',
    pastor: 'Rev. Carol Jennings',
    serviceSchedule: 'Sun 8:30 AM and 11 AM',
  },
  {
    name: 'Hill Country Bible Fellowship',
    description: 'Guitars, coffee and children underfoot; come as you are.',
    denomination: 'Non-denominational',
    address: '1850 Loop 163, Blanco, TX 78606',
    phone: '830-555-0154',
    website: null,
    pastor: 'David Renner',
    serviceSchedule: 'Sun 10:15 AM',
  },
  {
    name: 'Twin Sisters Lutheran Church',
    description: 'A country church with a German hymn once a month and a cemetery from the 1860s.',
    denomination: 'Lutheran',
    address: '740 Twin Sisters Rd, Blanco, TX 78606',
    phone: '830-555-0155',
    website: null,
    pastor: null,
    serviceSchedule: 'First and third Sundays 9 AM',
  },
];
