import { amenities } from '@town/contracts/amenities/amenities';
import { askedAmenities } from './asked-amenities.js';
import { askedWords } from './search-terms.js';

const asked = (text: string) => askedAmenities(text, askedWords(text, 'Blanco Texas TX').names);

const asks: [text: string, amenity: string, rest?: string[]][] = [
  ['dog friendly', 'dogs-welcome'],
  ['pet-friendly restaurants', 'dogs-welcome', ['restaurants']],
  ['where can I take my dog', 'dogs-welcome'],
  ['dogs', 'dogs-welcome'],
  ['perros', 'dogs-welcome'],
  ['restaurantes que aceptan mascotas', 'dogs-welcome', ['restaurantes']],
  ['Wi-Fi', 'wifi'],
  ['coffee with free wifi', 'wifi', ['coffee']],
  ['restroom', 'public-restroom'],
  ['public bathrooms', 'public-restroom'],
  ['baños', 'public-restroom'],
  ['patio', 'outdoor-seating'],
  ['eat outside', 'outdoor-seating'],
  ['comer al aire libre', 'outdoor-seating', ['comer']],
  ['wheelchair', 'wheelchair-access'],
  ['handicap accessible', 'wheelchair-access'],
  ['accesible', 'wheelchair-access'],
  ['silla de ruedas', 'wheelchair-access'],
  ['rv parking', 'rv-parking'],
  ['where can I park my RV?', 'rv-parking'],
  ['trailer parking', 'rv-parking'],
  ['casa rodante', 'rv-parking'],
  ['parking', 'parking'],
  ['estacionamiento', 'parking'],
  ['EV charging station', 'ev-charging'],
  ['charge my car', 'ev-charging'],
  ['cargador de autos eléctricos', 'ev-charging'],
  ['live music', 'live-music'],
  ['música en vivo', 'live-music'],
  ['kid friendly restaurant', 'kids-welcome', ['restaurant']],
  ['kids menu', 'kids-welcome', []],
  ['where to take my kids', 'kids-welcome', []],
  ['where can we take the kids', 'kids-welcome', []],
  ['dónde llevar a los niños', 'kids-welcome', []],
  ['restaurantes para niños', 'kids-welcome', ['restaurantes']],
  ['large groups', 'large-groups'],
  ['grupos grandes', 'large-groups'],
  ['reservations', 'takes-reservations'],
  ['reservaciones', 'takes-reservations'],
  ['take-out', 'takeout'],
  ['comida para llevar', 'takeout'],
  ['vegetarian food', 'vegetarian-dishes'],
  ['vegano', 'vegetarian-dishes'],
  ['cash only', 'cash-only'],
  ['solo efectivo', 'cash-only'],
  ['se permiten perros', 'dogs-welcome'],
  ['puedo ir con mi perro', 'dogs-welcome'],
  ['llevar a mi perro', 'dogs-welcome'],
  ['internet', 'wifi'],
  ['internet gratis', 'wifi'],
  ['outdoor patio', 'outdoor-seating'],
  ['restaurante con terraza', 'outdoor-seating', ['restaurante']],
  ['cafes that have a patio', 'outdoor-seating', ['cafes']],
  ['acceso para discapacitados', 'wheelchair-access'],
  ['free parking', 'parking'],
  ['where to park', 'parking'],
  ['estacionamiento gratis', 'parking'],
  ['dónde estacionar', 'parking'],
  ['restaurants for kids', 'kids-welcome', ['restaurants']],
  ['comer con niños', 'kids-welcome', ['comer']],
  ['lugares para ir con niños', 'kids-welcome'],
  ['reserve a table', 'takes-reservations'],
  ['aceptan reservaciones', 'takes-reservations'],
  ['reservas', 'takes-reservations'],
  ['to-go food', 'takeout'],
  ['tacos to go', 'takeout', ['tacos']],
  ['tacos to go near me', 'takeout', ['tacos']],
  ['handicap', 'wheelchair-access'],
  ['discapacitado', 'wheelchair-access'],
  ['minusválidos', 'wheelchair-access'],
  ['silla de rueda', 'wheelchair-access'],
  ['wheel chair accessible', 'wheelchair-access'],
];

test.each(asks)('"%s" asks for %s', (text, amenity, rest = []) => {
  expect(asked(text)).toMatchObject({ amenities: [amenity], rest });
});

test('every amenity can be asked for', () => {
  expect([...new Set(asks.map(([, amenity]) => amenity))].sort()).toEqual([...amenities].sort());
});

test('several can be asked for together', () => {
  expect(asked('dog friendly patio with live music')).toMatchObject({
    amenities: ['dogs-welcome', 'outdoor-seating', 'live-music'],
    rest: [],
  });
});

test.each(['handicap parking', 'disabled parking', 'estacionamiento para discapacitados'])(
  '"%s" asks for accessible parking',
  (text) => {
    expect(asked(text)).toMatchObject({ amenities: ['wheelchair-access', 'parking'], rest: [] });
  },
);

test.each([
  ...['dog grooming', 'state park', 'music', 'family dentist', 'nature reserve', 'pizza'],
  ...['medicina familiar', 'ropa para niños', 'internet provider', 'reserva natural'],
  ...['phone charger', 'places to go', 'where to go tonight', 'how to go to the river'],
  ...['take my kids to school', 'a bus to take children'],
])('"%s" asks for no amenity', (text) => {
  expect(asked(text).amenities).toEqual([]);
});

test.each(['no dogs allowed', 'no se permiten perros', 'no RV parking', 'sin estacionamiento'])(
  '"%s" does not ask for the amenity',
  (text) => {
    expect(asked(text).amenities).toEqual([]);
  },
);

test.each([
  'family friendly events',
  'eventos para familias',
  'house with patio',
  'casa con patio',
])('"%s" asks for no place', (text) => {
  expect(asked(text).amenities).toEqual([]);
});

test('for live music, the texts are searched for "music"', () => {
  expect(asked('live music barbecue')).toMatchObject({
    rest: ['barbecue'],
    textWords: ['barbecue', 'music'],
  });
});

test('an ambiguous word asks for an amenity with less certainty', () => {
  expect(['dogs', 'internet', 'reserva', 'dog friendly'].map((text) => asked(text).isSure)).toEqual(
    [...[false, false, false], true],
  );
});
