/**
 * How visitors ask for what a place offers, in English and Spanish. The texts that are compared with
 * these have neither accents nor hyphens nor apostrophes: "Wi-Fi" is "wi fi".
 * @module
 */
import type { Amenity } from '@town/contracts/amenities/amenities';

/** One amenity, and a pattern of what is said for it. */
export interface AmenityPhrase {
  said: RegExp;
  amenity: Amenity;
  /** The word that texts have instead of the phrase. */
  inTexts?: string;
}

/** Any of the ways to say it, as whole words. The first way that fits at a place of the text counts. */
const anyOf = (...ways: readonly string[]) => new RegExp(`\\b(?:${ways.join('|')})\\b`);

/** A pattern after one of these words, which are no part of it: they name what is asked for. */
const after = (words: string, way: string) => `(?<=\\b(?:${words}) )${way}`;

const charger = '(?:charg(?:ing|ers?)|stations?)(?: stations?)?';
const electric = '(?:evs?|tesla|electric (?:car|vehicle)s?)';
const trailers = '(?:rvs?|trailers?|motorhomes?|campers?)';
const trailersInSpanish = '(?:casas? rodantes?|remolques?|rvs?)';
const kids = '(?:kids?|child|children|family|families|toddlers?)';
const kidsInSpanish = '(?:(?:los|mis) )?(?:ninos|familias?)';

/** Surely meant. A phrase within another stands after it: "RV parking" does not ask for parking as well. */
export const phrases: readonly AmenityPhrase[] = [
  {
    said: anyOf(
      '(?:dogs?|pets?) (?:friendly|welcome|allowed|ok)',
      '(?:allows?|welcomes?|bring|take|with) (?:(?:my|your|a|the|our) )?(?:dogs?|pets?)',
      '(?:(?:se )?(?:admiten?|aceptan?|permiten?)|(?:ir )?con|(?:llevar|traer)(?: a)?) (?:(?:mi|mis|su|el|al|un) )?(?:perros?|mascotas?)',
      '(?:perros?|mascotas?) (?:bienvenid[oa]s|permitid[oa]s|admitid[oa]s)',
    ),
    amenity: 'dogs-welcome',
  },
  {
    said: anyOf(
      '(?:free )?wi ?fi(?: access| gratis)?',
      'free internet(?: access)?',
      'internet gratis',
    ),
    amenity: 'wifi',
  },
  {
    said: anyOf('(?:public )?(?:restrooms?|bathrooms?|toilets?)', 'banos?(?: publicos?)?'),
    amenity: 'public-restroom',
  },
  {
    said: anyOf(
      '(?:(?:outdoor|outside|covered) )?(?:patios?|terra(?:ce|za)s?)',
      '(?:outdoor|outside|outdoors) (?:seating|dining|tables?|seats?)',
      '(?:eat|dine|sit|seating|dining) (?:outside|outdoors?)',
      'al (?:aire libre|fresco)',
      'mesas (?:afuera|fuera)',
    ),
    amenity: 'outdoor-seating',
  },
  {
    said: anyOf(
      'wheelchairs?(?: (?:access(?:ible|ibility)?|friendly|ramps?))?',
      '(?:handicap(?:ped)?|disabled|disability|ada|step free) (?:access(?:ible|ibility)?|friendly)',
      '(?:handicap(?:ped)?|disabled|ada)(?= parking)',
      '(?:(?:acceso|entrada) )?(?:(?:para|en|con) )?sillas? de ruedas',
      '(?:acceso )?(?:para )?(?:discapacitados|personas con discapacidad)',
      'accesibles?',
      'accessible',
    ),
    amenity: 'wheelchair-access',
  },
  {
    said: anyOf(
      '(?:rv|rvs|trailer|motorhome|camper|big rig|large vehicle) parking',
      `park(?:ing)? (?:(?:for|an?|my|our|the) )*${trailers}`,
      `estaciona(?:r|miento) (?:(?:para|de|la|una|un|mi) )*${trailersInSpanish}`,
    ),
    amenity: 'rv-parking',
  },
  {
    said: anyOf(
      '(?:(?:car|free|public) )?parking(?: (?:lots?|spaces?))?',
      'where (?:to|can i|do i) park',
      'estacionamiento(?: (?:gratis|gratuito|publico))?',
      '(?:donde (?:puedo )?)?estacionar(?:se|me)?',
    ),
    amenity: 'parking',
  },
  {
    said: anyOf(
      `${electric} ${charger}`,
      'charging stations?',
      '(?:charge|charging) (?:(?:my|an?|the|your) )?(?:evs?|tesla|car|electric (?:car|vehicle))',
      '(?:carga|cargar|cargador(?:es)?) (?:(?:de|para|un|mi|el) )*(?:autos?|carros?|coches?|vehiculos?)(?: electricos?)?',
    ),
    amenity: 'ev-charging',
  },
  {
    said: anyOf('live (?:music|bands?)', 'musica en vivo'),
    amenity: 'live-music',
    inTexts: 'music',
  },
  {
    said: anyOf(
      `${kids} (?:friendly|welcome)`,
      `(?:good|places?) for ${kids}`,
      after('restaurants?', `for ${kids}`),
      `(?:ir )?con ${kidsInSpanish}`,
      // "Ropa para niños" asks for a shop.
      after('lugar(?:es)?|restaurantes?|cafes?|comida|menu|buenos?', `para ${kidsInSpanish}`),
    ),
    amenity: 'kids-welcome',
  },
  {
    said: anyOf(
      '(?:large|big) (?:groups?|party|parties|tables?)',
      '(?:good )?for groups',
      'group (?:dining|seating)',
      'grupos? grandes?',
      'para grupos',
    ),
    amenity: 'large-groups',
  },
  {
    said: anyOf(
      '(?:takes?|accepts?|make|book|reserve) (?:an? )?(?:reservations?|tables?)',
      'reservations?',
      '(?:(?:aceptan?|toman|hacer|con) (?:una )?)?reservacion(?:es)?',
      '(?:aceptan?|toman|hacer) (?:una )?reservas?',
      'reservar? (?:una )?mesas?',
    ),
    amenity: 'takes-reservations',
  },
  {
    said: anyOf(
      'take ?(?:out|away)',
      'carry ?out',
      'food to go',
      'to go (?:food|orders?|meals?)',
      '(?:comida )?para llevar',
    ),
    amenity: 'takeout',
  },
  {
    said: anyOf(
      '(?:vegetarian|vegan|veggie|meatless)(?: (?:food|dishes|options?|menu))?',
      '(?:comida |platillos? |opciones )?(?:vegetarian|vegan)[oa]s?',
    ),
    amenity: 'vegetarian-dishes',
  },
  { said: anyOf('cash only', 'only cash', '(?:solo|solamente) efectivo'), amenity: 'cash-only' },
];

/** Words that may ask for it where a search has no others: "dog" is rather about a vet. */
export const wordsAlone: readonly AmenityPhrase[] = [
  { said: /^(?:dogs?|pets?|perros?|mascotas?)$/, amenity: 'dogs-welcome' },
  { said: /^internet(?: access)?$/, amenity: 'wifi' },
  { said: /^(?:rvs?|trailers?|casas? rodantes?|remolques?)$/, amenity: 'rv-parking' },
  { said: /^(?:evs?|tesla|charging)$/, amenity: 'ev-charging' },
  { said: /^(?:groups?|grupos?)$/, amenity: 'large-groups' },
  { said: /^(?:reservas?|reservar)$/, amenity: 'takes-reservations' },
];

/** What stands before a phrase that says the opposite: "no dogs allowed", "no se permiten perros". */
export const denied = /\b(?:no|not|without|sin)(?: se)? $/;

/** What people write between a place and what it offers. Few texts have all of these. */
export const connections = new Set('and or that has have con y o se tiene tienen'.split(' '));

/** Words for what is no place: a place that has them in its text, too, is not the answer. */
export const otherThings = new Set([
  ...'event events evento eventos activities actividades things'.split(' '),
  ...'house houses home homes casa casas property properties propiedad propiedades'.split(' '),
]);
