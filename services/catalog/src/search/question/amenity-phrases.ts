/**
 * Phrases with which visitors ask for amenities, in English and Spanish. They are compared with texts
 * without accents, hyphens and apostrophes: "Wi-Fi" is "wi fi".
 * @module
 */
import type { Amenity } from '@town/contracts/amenities/amenities';

/** An amenity, and a pattern of the phrases that ask for it. */
export interface AmenityPhrase {
  said: RegExp;
  amenity: Amenity;
  /** The word that records usually contain instead of the phrase. */
  inTexts?: string;
}

/** Matches any of these phrases as whole words. The first alternative that matches at a position wins. */
const anyOf = (...ways: readonly string[]) => new RegExp(`\\b(?:${ways.join('|')})\\b`);

/** Matches `way` after one of these words. The words themselves, which name the place, stay unmatched. */
const after = (words: string, way: string) => `(?<=\\b(?:${words}) )${way}`;

const charger = '(?:charg(?:ing|ers?)|stations?)(?: stations?)?';
const electric = '(?:evs?|tesla|electric (?:car|vehicle)s?)';
const trailers = '(?:rvs?|trailers?|motorhomes?|campers?)';
const trailersInSpanish = '(?:casas? rodantes?|remolques?|rvs?)';
const kids = '(?:kids?|child|children|family|families|toddlers?)';
const kidsInSpanish = '(?:(?:los|mis) )?(?:ninos|hijos|familias?)';

/**
 * Phrases that certainly ask for an amenity. Longer phrases come first: "RV parking" must not match
 * "parking".
 */
export const phrases: readonly AmenityPhrase[] = [
  {
    said: anyOf(
      '(?:dogs?|pets?) (?:friendly|welcome|allowed|ok)',
      '(?:allows?|welcomes?|bring|take|with) (?:(?:my|your|a|the|our) )?(?:dogs?|pets?)',
      '(?:(?:se )?(?:admit|acept|permit)[ae]n?|(?:ir )?con|(?:llevar|traer)(?: a)?) (?:(?:mi|mis|su|el|al|un) )?(?:perros?|mascotas?)',
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
      'wheel ?chairs?(?: (?:access(?:ible|ibility)?|friendly|ramps?))?',
      '(?:handicap(?:ped)?|disabled|disability|ada|step free) (?:access(?:ible|ibility)?|friendly)',
      '(?:handicap(?:ped)?|disabled|ada)(?= parking)',
      '(?:(?:acceso|entrada) )?(?:(?:para|en|con) )?sillas? de ruedas?',
      '(?:acceso )?(?:para )?(?:(?:discapacitad|minusvalid)[oa]s?|personas con discapacidad)',
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
      `${kids} (?:friendly|welcome|menus?)`,
      `(?:good|places?) for ${kids}`,
      after('restaurants?', `for ${kids}`),
      after('eat|dine|dinner|lunch|breakfast|brunch|restaurants?|cafes?', `with (?:my )?${kids}`),
      `(?:ir )?con ${kidsInSpanish}`,
      // "Ropa para niños" asks for a shop, not for a place that welcomes children.
      after('lugar(?:es)?|restaurantes?|cafes?|comida|menu|buenos?', `para ${kidsInSpanish}`),
    ),
    amenity: 'kids-welcome',
  },
  {
    // Events for children do not say "take".
    said: anyOf(
      after(
        '(?:where|places?|somewhere)(?: to| can (?:i|we))?',
        `(?:take|bring) (?:(?:my|the|our) )?${kids}`,
      ),
      after('(?:donde|lugar(?:es)?)(?: para| puedo)?', `llevar (?:a )?${kidsInSpanish}`),
    ),
    amenity: 'kids-welcome',
    inTexts: 'kids',
  },
  {
    said: anyOf(
      '(?:large|big) (?:groups?|party|parties|tables?)',
      '(?:good )?for groups',
      'group (?:dining|seating)',
      'grupos? grandes?',
      'para grupos',
      '(?:event|party|reception) (?:venues?|spaces?|rooms?|halls?)',
      'banquet halls?',
      'salon(?:es)? (?:de|para) (?:eventos|fiestas|banquetes)',
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
      // "Tacos to go", but not "places to go" and "how to go there".
      '(?<=\\b(?!(?:how|places?|ready|somewhere|spots?|stuff|things?|want|ways?|what|when|where)\\b)[a-z]+ )to go(?= (?:around|near|nearby|now|open|today|tonight)\\b|$)',
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

/**
 * Words that ask for an amenity only when the search has no other words: "dog vet" asks for a vet. A venue is one for
 * something, but not surely one for large groups.
 */
export const wordsAlone: readonly AmenityPhrase[] = [
  { said: /^(?:dogs?|pets?|perros?|mascotas?)$/, amenity: 'dogs-welcome' },
  { said: /^(?:handicap(?:ped)?|disabled|disability)$/, amenity: 'wheelchair-access' },
  { said: /^internet(?: access)?$/, amenity: 'wifi' },
  { said: /^(?:rvs?|trailers?|casas? rodantes?|remolques?)$/, amenity: 'rv-parking' },
  { said: /^(?:evs?|tesla|charging)$/, amenity: 'ev-charging' },
  { said: /^(?:groups?|grupos?)$|\bvenues?\b/, amenity: 'large-groups' },
  { said: /^(?:reservas?|reservar)$/, amenity: 'takes-reservations' },
];

/** Words before a phrase that negate it: "no dogs allowed", "no se permiten perros". */
export const denied = /\b(?:no|not|without|sin)(?: se)? $/;

/**
 * Words that connect a place and its amenities. They are ignored, because few records contain all of them.
 */
export const connections = new Set(
  'and or that has have con y o se tiene tienen downtown centro venue venues'.split(' '),
);

/**
 * Words for things other than places. A search with only such words besides an amenity does not ask for
 * places.
 */
export const otherThings = new Set([
  ...'event events evento eventos activities actividades things'.split(' '),
  ...'house houses home homes casa casas property properties propiedad propiedades'.split(' '),
]);
