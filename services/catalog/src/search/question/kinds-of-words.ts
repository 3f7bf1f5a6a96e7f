/**
 * Words that say of which kind the wanted records are: a trade, a meal, advice, or events for some people.
 * @module
 */
import type { SearchKind } from '@town/contracts/search/kinds';

/**
 * Words that say little about what is wanted, and that few records contain: "coffee shop" must find a coffee
 * house, and "water department" the water office.
 */
export const vague = new Set([
  ...'shop shops store stores tienda tiendas'.split(' '),
  ...'department dept office departamento oficina'.split(' '),
  ...'bill payment pagar pago factura recibo'.split(' '),
  ...'service services servicio servicios company compania'.split(' '),
  ...'emergency urgent urgente delivery enroll enrollment inscribir calendar calendario'.split(' '),
  ...'river rio square plaza downtown centro'.split(' '),
]);

/** The words that are not vague, if there are any. "Liquor store" must not find all stores. */
export function rareOf(names: readonly string[]): readonly string[] {
  const others = names.filter((name) => !vague.has(name));
  return others.length > 0 ? others : names;
}

/** A meal or a drink without another name asks for a place that serves it, and not for an event with the word in its name. */
export const meals = new Set([
  ...'breakfast brunch lunch dinner desayuno almuerzo comida cena'.split(' '),
  ...'eat comer desayunar almorzar cenar'.split(' '),
  ...'coffee cafe beer cerveza wine vino'.split(' '),
]);

/** A house with a roof is no roofer, and the electric cooperative no electrician. */
export const trades = new Set([
  ...'roof roofs roofer roofers roofing techo techos'.split(' '),
  ...'electrician electricians electricista electricistas'.split(' '),
  ...'repair repairs reparacion reparaciones reparar'.split(' '),
]);

/** Kinds of records that are similar results of a search for a trade. */
export const noTrade: readonly SearchKind[] = ['property', 'civic', 'page', 'news', 'event'];

/** Kinds of records that seldom are what visitors want to see: many welcome visitors. */
export const noSights: readonly SearchKind[] = ['event', 'service', 'church', 'property', 'page'];

/** Who searches for one of these wants advice or a service: a lot "in the flood plain" belongs after it. */
export const wordsToAdvise = new Set([
  ...'gas gasolina gasolinera gasolineras fuel station stations estacion estaciones'.split(' '),
  ...'flood flooding floods storm storms tornado tornadoes hail wildfire wildfires drought freeze'.split(
    ' ',
  ),
  ...'inundacion inundaciones tormenta tormentas tornados granizo incendio incendios sequia helada'.split(
    ' ',
  ),
]);

/** A question for what these people can do does not ask for shops with things for them. */
export const whom = new Set([
  ...'kid kids child children childrens family families teen teens senior seniors'.split(' '),
  ...'nino ninos nina ninas familia familias infantiles familiares jovenes'.split(' '),
]);

/** What people eat, and want to know where to eat: a town may have no place for one of these. */
const foods = new Set([
  ...'pizza pizzas pizzeria pizzerias sushi ramen noodles fideos pasta seafood mariscos burger burgers'.split(
    ' ',
  ),
  ...'hamburguesa hamburguesas sandwich sandwiches wings alitas donut donuts doughnuts donas bagel bagels'.split(
    ' ',
  ),
  ...'icecream helado helados chinese china chino thai tailandesa tailandes italian italiana italiano mexican mexicana mexicano'.split(
    ' ',
  ),
  ...'indian japanese japonesa japones vietnamese vietnamita korean coreana coreano greek griega griego mediterranean'.split(
    ' ',
  ),
]);

/** What people buy somewhere. */
const supplies = new Set([
  ...'propane propano helium helio ice hielo firewood lena charcoal bait carnada'.split(' '),
  ...'batteries pilas ammo ammunition municion clothes clothing ropa shoes zapatos boots botas'.split(
    ' ',
  ),
  ...'toys juguetes'.split(' '),
]);

/** Words beside food or supplies that do not say what is wanted. A search never counts "open", "at" and "place" as names. */
const besidePlaces = new Set([
  ...vague,
  ...whom,
  ...'food foods restaurant restaurants restaurante restaurantes takeout togo llevar domicilio'.split(
    ' ',
  ),
  ...'and or that which sell sells sold serve serves has have vende venden sirve sirven tiene tienen'.split(
    ' ',
  ),
  ...'buffet bar gas refill refills recarga recargas bag bags tank tanks tanque tanques bolsa bolsas'.split(
    ' ',
  ),
  ...'women womens men mens cowboy western work used live'.split(' '),
  ...'late night noon midnight am pm'.split(' '),
]);
const saysTime = /^\d+(?:am|pm)?$/;

/** The page of the town that lists the places for what a search names, by its slug: not for a "thai massage". */
export function pageOfPlaces(names: readonly string[]): 'dining' | 'shopping' | undefined {
  const wanted = names
    .join(' ')
    .replace(/\bice creams?\b/, 'icecream')
    .split(' ')
    .filter((name) => !besidePlaces.has(name) && !saysTime.test(name));
  if (wanted.length === 0) return undefined;
  if (wanted.every((name) => foods.has(name) || meals.has(name))) return 'dining';
  return wanted.every((name) => supplies.has(name)) ? 'shopping' : undefined;
}
