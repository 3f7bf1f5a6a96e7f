import type { Amenity } from '@town/contracts/amenities/amenities';
import { plainWords } from './search-terms.js';

/** What a visitor wants a place to offer. */
export interface AskedAmenities {
  amenities: Amenity[];
  /** The words that name something beside: a place has to have them. */
  rest: string[];
  /** What a text has to have that is found beside the places. */
  textWords: readonly string[];
  /** Whether these are not the words of the search: few texts say "live", but some have music. */
  isSimilar: boolean;
  /** Whether the places come before what has the words in its text. */
  isSure: boolean;
}

/** How people ask for it, in English and Spanish, without accents and with spaces for hyphens. */
const phrases: readonly [said: RegExp, amenity: Amenity, texts?: string][] = [
  [
    /\b(?:(?:dogs?|pets?) (?:friendly|welcome|allowed|ok)|(?:allows?|welcomes?|bring|take|with) (?:(?:my|your|a|the|our) )?(?:dogs?|pets?)|(?:admiten?|aceptan?|permiten?|con|llevar) (?:(?:mi|su|el|al|un) )?(?:perros?|mascotas?)|(?:perros?|mascotas?) (?:bienvenid[oa]s|permitid[oa]s|admitid[oa]s))\b/,
    'dogs-welcome',
  ],
  [/\b(?:free )?(?:wi ?fi|internet)(?: access| gratis)?\b/, 'wifi'],
  [
    /\b(?:(?:public )?(?:restrooms?|bathrooms?|toilets?)|banos?(?: publicos?)?)\b/,
    'public-restroom',
  ],
  [
    /\b(?:patios?|terra(?:ce|za)s?|(?:outdoor|outside|outdoors) (?:seating|dining|tables?|seats?)|(?:eat|dine|sit|seating|dining) (?:outside|outdoors?)|al (?:aire libre|fresco)|mesas (?:afuera|fuera))\b/,
    'outdoor-seating',
  ],
  [
    /\b(?:wheelchairs?(?: (?:access(?:ible|ibility)?|friendly|ramps?))?|(?:handicap(?:ped)?|disabled|disability|ada|step free) (?:access(?:ible|ibility)?|friendly)|(?:acceso (?:para|en|con) )?sillas? de ruedas|accesibles?|accessible|discapacitados)\b/,
    'wheelchair-access',
  ],
  [
    /\b(?:(?:rv|rvs|trailer|motorhome|camper|big rig|large vehicle) parking|park(?:ing)? (?:(?:for|an?|my|our|the) )*(?:rvs?|trailers?|motorhomes?|campers?)|estaciona(?:r|miento) (?:(?:para|de|la|una|un|mi) )*(?:casas? rodantes?|remolques?|rvs?))\b/,
    'rv-parking',
  ],
  [/\b(?:car parking|parking(?: lots?)?|estacionamiento)\b/, 'parking'],
  [
    /\b(?:(?:evs?|tesla|electric (?:car|vehicle)s?) (?:charg(?:ing|ers?)|stations?)(?: stations?)?|charging stations?|(?:charge|charging) (?:(?:my|an?|the|your) )?(?:evs?|tesla|car|electric (?:car|vehicle))|(?:carga|cargar|cargador(?:es)?) (?:(?:de|para|un|mi|el) )*(?:autos?|carros?|coches?|vehiculos?)(?: electricos?)?)\b/,
    'ev-charging',
  ],
  [/\b(?:live (?:music|bands?)|musica en vivo)\b/, 'live-music', 'music'],
  [
    /\b(?:(?:kids?|child|children|family|toddlers?) (?:friendly|welcome)|(?:good|place|places|restaurants?) for (?:kids|children|families)|(?:para|con) (?:los )?(?:ninos|familias?)|familiar)\b/,
    'kids-welcome',
  ],
  [
    /\b(?:(?:large|big) (?:groups?|party|parties|tables?)|(?:good )?for groups|group (?:dining|seating)|grupos? grandes?|para grupos)\b/,
    'large-groups',
  ],
  [
    /\b(?:(?:takes?|accepts?|make an?|book an?) (?:reservations?|table)|book a table|reservations?|reserva(?:cion|ciones|s|r)?)\b/,
    'takes-reservations',
  ],
  [/\b(?:take ?(?:out|away)|carry ?out|food to go|(?:comida )?para llevar)\b/, 'takeout'],
  [
    /\b(?:(?:vegetarian|vegan|veggie|meatless)(?: (?:food|dishes|options?|menu))?|(?:comida |platillos? |opciones )?(?:vegetarian|vegan)[oa]s?)\b/,
    'vegetarian-dishes',
  ],
  [/\b(?:cash only|only cash|(?:solo|solamente) efectivo)\b/, 'cash-only'],
];

/** Words that may ask for it where a search has no others: "dog" is rather about a vet. */
const alone: typeof phrases = [
  [/^(?:dogs?|pets?|perros?|mascotas?)$/, 'dogs-welcome'],
  [/^(?:rvs?|trailers?|casas? rodantes?|remolques?)$/, 'rv-parking'],
  [/^(?:evs?|tesla|chargers?|charging)$/, 'ev-charging'],
  [/^(?:groups?|grupos?)$/, 'large-groups'],
];

/**
 * What a search wants places to offer, by phrases such as "dog friendly", "patio" or "baño público".
 * @param names the words of the search that name something
 */
export function askedAmenities(text: string, names: readonly string[]): AskedAmenities {
  let unread = plainWords(text).join(' ');
  const amenities: Amenity[] = [];
  const words = new Set<string>();
  let textWords = names;
  let isSimilar = false;
  const find = ([said, amenity, texts]: (typeof phrases)[number], searched: string) => {
    const phrase = said.exec(searched)?.[0];
    if (phrase === undefined) return;
    amenities.push(amenity);
    const parts = phrase.split(' ');
    for (const word of parts) words.add(word);
    // "RV parking" does not ask for parking as well.
    unread = unread.replace(phrase, ' ');
    if (!texts) return;
    textWords = [...textWords.filter((word) => !parts.includes(word)), texts];
    isSimilar = true;
  };
  for (const phrase of phrases) find(phrase, unread);
  const isSure = amenities.length > 0;
  if (!isSure) {
    for (const word of alone) find(word, names.join(' '));
  }
  return {
    amenities,
    rest: names.filter((name) => !words.has(name)),
    textWords,
    isSimilar,
    isSure,
  };
}

/** The parameters of `byAmenities` beside the usual ones. */
export const amenityParameters = ({ amenities, rest, isSure, isSimilar }: AskedAmenities) => [
  amenities,
  rest,
  isSure,
  isSimilar,
];
