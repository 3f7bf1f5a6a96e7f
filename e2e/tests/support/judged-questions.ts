import {
  barbecue,
  beer,
  carRepair,
  cityHall,
  dentist,
  type JudgedSearch,
  judged,
  library,
  plumbing,
  police,
  vet,
} from './judged-search.js';

const fire = 'Fire and EMS, Emergency Services District 2';
const council = 'City Council Meeting; City Council, Byars Building';
const courts = 'Old Courthouse Visitor Center; Blanco County Courthouse';
const swimming = 'Blanco State Park; River bluff house';
const sights =
  'Old Courthouse Visitor Center; A weekend in Blanco: two days on the river and the square';
const schools = 'Blanco Elementary School; Blanco Middle School; Blanco High School';
const rvParking = `Blanco Feed & Hardware; ${vet}; ${barbecue}; River Road Outfitters; Texas Star Steakhouse & Grill`;

/** Questions and needs as visitors and residents type them, in both languages, some misspelt. */
export const judgedQuestions: readonly JudgedSearch[] = [
  // Whom to call.
  judged('who do i call about a dead deer', cityHall),
  judged('animal muerto en la calle', cityHall),
  judged('street light is out', cityHall),
  judged('alumbrado público', cityHall),
  judged('loud neighbors', police),
  judged('quejas por ruido', police),
  judged('barking dog', police),
  judged('burn ban', fire),
  judged('quemar basura', fire),
  judged('water leak in the street', 'City Water'),
  judged('reportar una fuga de agua', 'City Water'),
  judged('who picks up the trash', 'Waste Connections'),
  judged('quién recoge la basura', 'Waste Connections'),
  judged('dump', 'Waste Connections'),
  judged('no tengo luz', 'Pedernales Electric Cooperative'),
  judged('how do i get a building permit', cityHall),
  judged('dónde pagar el agua', cityHall),
  judged('who is the mayor', council),
  judged('platicar con el alcalde', council),
  judged('where can i vote', 'Blanco County Courthouse'),
  judged('court date', courts),
  judged('jury duty', 'Blanco County Courthouse'),
  judged('lost dog', cityHall),
  judged('se me perdió mi perro', cityHall),
  judged('report a crime', police),
  judged('next council meeting', council),
  judged('enroll my kid in school', schools),
  judged('inscribir a mi hijo en la escuela', schools),
  // Trades.
  judged('my toilet is clogged', plumbing),
  judged('baño tapado', plumbing),
  judged('tow', carRepair),
  judged('flat tyre', carRepair),
  judged('vacunas perro', vet),
  judged('horse vet', vet),
  judged('dentista para niños', dentist),
  judged('mow my lawn', 'Spring Branch Nursery'),
  judged('electrician', 'Pedernales Electric Cooperative'),
  judged('ac reapir', 'Hill Country Heating & Cooling'),
  // What the town does not have.
  judged('car wash', ''),
  judged('liquor store', ''),
  judged('notary', ''),
  judged('farmacia', ''),
  judged('food bank', ''),
  judged('hiring', ''),
  judged('lawyer', ''),
  // What visitors ask for.
  judged('places to visit', sights),
  judged('what to see in blanco', sights),
  judged('qué ver', sights),
  judged('albercas', swimming),
  judged('where can i park my rv', rvParking),
  judged('dónde puedo estacionar mi casa rodante', rvParking),
  judged('swiming hole', swimming),
  judged('how much is camping at the state park', 'Blanco State Park'),
  judged('can i bring my dog to the state park', 'Blanco State Park'),
  judged('tacos cerca del río', 'Dos Rios Taco Stand'),
  judged('restaurant with kids', 'Courthouse Square Diner; Ninepin Club Diner'),
  judged('beer to go', beer),
  judged('when is the next city council meeting', council),
  judged('cuándo es la junta del consejo', council),
  judged('cuándo es el festival de lavanda', 'Lavender Festival'),
  judged('lavander festival', 'Lavender Festival'),
  judged('hay misa en español', 'Saint Brendan Catholic Church'),
  judged('bibloteca', library),
  judged('iglecia', 'Log School Methodist Church; Twin Sisters Lutheran Church'),
];
