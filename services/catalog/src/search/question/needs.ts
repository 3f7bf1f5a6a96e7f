/**
 * What people need from an office or a trade, in phrases whose words find something else: a "street light" a place
 * called Light, and a clogged toilet the public restrooms. Each phrase stands for a word of the office or trade, if
 * a search names nothing else.
 * @module
 */

const pipes = '(?:water )?pipes?|tuber[ií]as?|ca[nñ]er[ií]as?';
const drains = `toilets?|sinks?|drains?|${pipes}|faucets?|ba[nñ]os?|inodoros?|excusados?|drenajes?|fregaderos?|lavabos?`;
const burst = `(?:burst(?:ed)?|busted|frozen|exploded) (?:${pipes})|(?:${pipes})(?: is| are| has| have| se| est[aá]n?)? (?:burst(?:ed|ing)?|busted|frozen|froze|exploded|rot[ao]s?|reventad[ao]s?|rompi[oó]|rompieron|revent[oó]|reventaron|congel(?:[oó]|aron|ad[ao]s?))|se (?:me )?(?:rompi[oó]|revent[oó]|congel[oó]) (?:el |la |un |una )?(?:${pipes})`;
const gases = '(?:natural )?gas|propane|propano';
const gasLeaks = `(?:${gases})(?: is| est[aá])? (?:leak(?:s|ing)?|smells?)|leak(?:s|ing)?(?: of)? (?:${gases})|smell(?:s|ing)?(?: like| of)? (?:${gases})|(?:fugas?|olor|huele|huelo|escapes?) (?:de |a )?(?:${gases})`;
const carbonMonoxide = 'carbon monoxide|mon[oó]xido de carbono';
const burning = 'house|home|car|truck|kitchen|grass|brush|tree|barn|shed';
const burningInSpanish = 'casa|carro|cocina|pasto|[aá]rbol|granero';
const fires = [
  `(?:${burning}) (?:is )?(?:on fire|burning)`,
  `(?:${burning}|forest) ?fires?|wildfires?|there(?:[’']?s| is) (?:a )?fire`,
  `(?:${burningInSpanish})(?: est[aá])? (?:en llamas|quem[aá]ndose)`,
  `se (?:me )?(?:quema|est[aá] quemando) (?:la |el |mi |una? )?(?:${burningInSpanish})`,
  '(?:hay (?:un )?)?incendios?(?: forestal(?:es)?)?|(?:hay )?fuego',
].join('|');
const leaks = '(?:water )?leak(?:s|ing)?|fugas?(?: de agua)?';
const waterLeaks = 'water leaks?|fugas? de agua';
const noHotWater =
  'no hot water|hot water (?:is )?(?:off|out)|(?:no (?:hay|tengo|tenemos)|sin|se fue el) agua caliente';
const noWater =
  'no (?:running )?water(?: pressure)?|low water pressure|water (?:is )?(?:off|out)|water outages?|(?:no (?:hay|tengo|tenemos)|sin|se fue el) (?:presi[oó]n de )?agua';
const inHouse = `${drains}|bathrooms?|kitchens?|(?:water )?heaters?|showers?|cocinas?|regaderas?|calentador(?:es)?`;
/** Not near it, where the pipes are the city's. */
const insideHouse =
  '(?:in|inside|under|en|dentro de|debajo de) (?:my |the |our |mi |la )?(?:house|home|casa)|ceilings?';
/** What leaks beside water. */
const noPlumbing = '(?<!\\p{L})(?:gas|propane|propano|oil|aceite|roof(?:s|ing)?|techos?)(?!\\p{L})';
/** Two phrases in any order, with a few words between them. */
const beside = (one: string, other: string) => {
  const between = '(?: [\\p{L}]+){0,3} ';
  return `(?:${one})${between}(?:${other})|(?:${other})${between}(?:${one})`;
};
/** "What's new in town" asks for news. */
const beforeNews = [
  "wh(?:at|o)(?: else)?(?:[’']?s| is| are)?",
  '(?:any|every|some|no)thing',
  '(?:algo|lo|(?:qu[eé]|qui[eé]n(?:es)?)(?: hay| es| son)?)(?: de)?',
].join('|');
const notNews = `(?<!\\b(?:${beforeNews}) )`;
const cars = 'vehicles?|cars?|trucks?|autos?';
const pets = 'dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|horses?';
const petsInSpanish = 'perr(?:o|a|ito|ita)s?|gat(?:o|a|ito|ita)s?|mascotas?|caballos?';
const animals = `animals?|${pets}|deer|skunks?|rac+oons?|o?possums?|armadillos?|cows?|hogs?|coyotes?|snakes?|birds?`;
const animalsInSpanish = `animal(?:es)?|${petsInSpanish}|venados?|zorrillos?|mapaches?|tlacuaches?|armadillos?|vacas?`;

/** Words that say nothing else beside a need: "who do I call about", and the street or house where it is. */
const saysNothing =
  /(?<![\p{L}\p{N}])(?:report(?:ing|ar)?|about|sobre|(?:on|in|en) (?:the |my |la |el |mi )?(?:(?:[a-z]+ )?(?:road|street|highway|yard)|(?:calle|carretera|camino)(?: \p{L}+)?)|(?:in|at|on|by|near|outside|in front of|en|cerca de|frente a|afuera de) (?:my |the |our |mi |la |el )?(?:house|home|kitchen|garage|basement|business|meter|sidewalk|casa|cocina|garaje|s[oó]tano|negocio)|outside|afuera|this morning|esta ma[nñ]ana)(?![\p{L}\p{N}])/giu;

/** What sights say. It is no office, so other records with the word may be meant by it, or similar. */
export const forVisitors = 'visit';

const seasons = new Set(
  'christmas xmas navidad navideno navidena easter pascua pascuas halloween thanksgiving juneteenth'.split(
    ' ',
  ),
);

/** The seasons beside lights, which may mean an event: "Christmas street lights" are a parade. */
export const seasonsBeside = (phrase: string, names: readonly string[]) =>
  /light|lamp|alumbrado/.test(phrase) ? names.filter((name) => seasons.has(name)) : [];

interface NeedOptions {
  /** A phrase that says so only if the search names nothing else. */
  isOnlyAlone?: true;
  /** Its words alone say little: many businesses have water. */
  isVague?: true;
  /** The page of the town that is offered where no record is found, by its slug. */
  page?: 'civic-contacts' | 'shopping';
}
const orContacts: NeedOptions = { page: 'civic-contacts' };

/** The phrases, as parts of regular expressions, and the words that each of them means. */
const needs: readonly (readonly [phrase: string, words: string, options?: NeedOptions])[] = [
  // The number for emergencies.
  [`${gasLeaks}|${carbonMonoxide}|${fires}`, 'fire emergency'],
  // The city takes care of the streets.
  ['potholes?|baches?', 'city hall'],
  ['street ?(?:lights?|lamps?)(?: (?:is |are )?out)?|alumbrado(?: p[uú]blico)?', 'city hall'],
  [
    `dead (?:${animals})|road ?kill|injured deer|(?:${animalsInSpanish}) muert[oa]s?|(?:animal(?:es)?|venados?) atropellad[oa]s?`,
    'city hall',
  ],
  [
    `(?:lost|stray|missing) (?:(?:my|our|an?) )?(?:${pets})|(?:${pets})(?: is| are)? (?:lost|missing)|found (?:an? )?(?:${pets})|(?:${petsInSpanish}) se (?:me )?perdi[oó]|(?:${petsInSpanish}) (?:perdid|callejer|extraviad)[oa]s?|perd(?:[ií]|i[oó]|imos) (?:a )?(?:mi|nuestr[oa]|el|un|una) (?:${petsInSpanish})`,
    'city hall',
  ],
  ['code (?:enforcement|compliance|violations?)', 'city hall'],
  // Water, trash and permits begin there.
  [
    `${notNews}new (?:in|to) (?:town|the area)|new residents?|(?:just )?moved here|moving (?:here|to town)|reci[eé]n llegad[oa]s?|${notNews}nuev[oa]s? en el pueblo|nuev[oa]s? residentes?`,
    'city hall',
    { ...orContacts, isOnlyAlone: true },
  ],
  [
    `(?:injured|hurt|wounded|sick) (?:animals?|${pets})|(?:${pets}) (?:is|are) (?:injured|hurt|wounded|sick)|(?:animal(?:es)?|${petsInSpanish})(?: est[aá])? (?:herid|lastimad|enferm)[oa]s?|(?:${petsInSpanish})(?: est[aá])? atropellad[oa]s?`,
    'vet',
  ],
  ['(?:water )?leaks? in the (?:street|road)|fugas?(?: de agua)? en la calle', 'city water'],
  ['water ?mains?(?: is| has)? (?:breaks?|broken?|burst|leak(?:s|ing)?)', 'city water'],
  [burst, 'plumbing'],
  // What leaks in a house, and its hot water, are no trouble of the city.
  [
    `(?<!${noPlumbing}.*)(?:${beside(leaks, inHouse)}|${beside(waterLeaks, insideHouse)}|${beside(noWater, inHouse)})(?!.*${noPlumbing})|${noHotWater}`,
    'plumbing',
  ],
  // A "trail with no water" is a trail.
  [
    `(?:report(?:ing)? (?:an? )?|(?:(?:big|huge|large|major) )?water )leaks?|(?:reportar (?:una )?)?fugas? de agua|reportar (?:una )?fugas?`,
    'city water',
    { isOnlyAlone: true },
  ],
  [noWater, 'city water', { isOnlyAlone: true, isVague: true }],
  [
    'nois[ey] (?:complaints?|neighbou?rs?)|loud (?:neighbou?rs?|music|part(?:y|ies))|barking dogs?|(?:quejas? (?:de|por) )?ruidos?(?: de (?:los |mis )?vecinos)?|vecinos? ruidosos?',
    'police',
  ],
  ['crimes?|thefts?|robber(?:y|ies)|burglar(?:y|ies)|break[- ]?ins?|delitos?|robos?', 'police'],
  [
    'abandoned (?:cars?|vehicles?)|(?:carros?|autos?|veh[ií]culos?) abandonad[oa]s?|graffitis?',
    'police',
  ],
  [
    'burn (?:bans?|permits?)|burn(?:ing)? (?:trash|brush|leaves)|(?:prohibici[oó]n|veda|permisos?) (?:de|para) quemas?|quemar (?:la )?(?:basura|maleza|hojas)|quemas?',
    'fire',
  ],
  [
    '(?:who )?pick(?:s|ed)? up (?:the |my )?(?:trash|garbage)|(?:qui[eé]n )?recog(?:e|en|er) (?:la )?basura',
    'trash',
  ],
  // Not a daycare or a camp, whose words find it.
  [
    '(?:enroll?|register)(?:ing)? (?:(?:my|a|the) )?(?:kids?|child(?:ren)?|sons?|daughters?) (?:in|at|for) (?:the )?school',
    'school',
  ],
  // The state, which few towns list. A shop with a liquor license is no answer.
  [
    "(?:driver[’']?s?|driving) licen[cs]es?|licencias? de (?:manejar|manejo|conducir)",
    'dps',
    orContacts,
  ],
  // The county's offices have no records of their own.
  [
    `(?:${cars}) registrations?|register (?:(?:a|my|the) )?(?:${cars})|(?:county )?tax (?:office|assessor|collector)s?|passports?|pasaportes?|voter(?:[’']?s)? registrations?|regist(?:er|ration) to vote|where (?:do|can) (?:i|we) vote|(?:registr(?:o|arse|arme)|inscri(?:bir(?:se|me)|pci[oó]n)) (?:de votantes?|para votar)|d[oó]nde (?:puedo )?vot(?:o|ar)|(?:marriage|wedding) licen[cs]es?|licencias? de matrimonio`,
    'county courthouse',
    orContacts,
  ],
  // Trades of which a small town may have none.
  ['notar(?:y|ies)(?: publics?)?|notari[oa]s?(?: p[uú]blic[oa]s?)?', 'notary', orContacts],
  ['(?:family )?(?:doctors?|physicians?)|m[eé]dic[oa]s?(?: de familia)?', 'doctor', orContacts],
  ['taxis?|cabs?|ubers?|lyft|ride ?shares?', 'taxi', orContacts],
  [
    'grocer(?:y|ies)(?: (?:stores?|shops?))?|supermarkets?|supermercados?|abarrotes|(?:tiendas? de )?comestibles',
    'grocery',
    { page: 'shopping' },
  ],
  // Not the diner near the courthouse.
  ['court dates?|fechas? (?:de|en) (?:la )?corte', 'tribunal'],
  // What a visitor can see.
  [
    "(?:what(?:[’']?s| is)?|things|places)(?: there)? to (?:see|visit)|sights?(?:eeing)?|(?:tourist )?attractions?|qu[eé] (?:ver|visitar)|(?:lugares|sitios|atracciones) tur[ií]stic[oa]s|lugares (?:para|que) (?:ver|visitar)",
    forVisitors,
  ],
  // Trades and shops.
  [
    '(?<!(?:repair|fix|sharpen|carv)(?:ing)? (?:(?:my|the|a) )?|(?:repara|afila)\\p{L}+ (?:de |mi |la |una )?)(?:(?:lawn|grass) ?mowers?|weed ?eaters?|chain ?saws?|podadoras?|cortadoras? de (?:pasto|c[eé]sped|zacate)|motosierras?)(?! (?:repair|fix|servic|sharpen|carv|art))',
    'hardware',
  ],
  [
    '(?:mow(?:ing)?|cut(?:ting)?) (?:(?:my|the) )?(?:lawn|grass|yard)s?|(?:lawn|grass|yard)s? (?:mow(?:ing|ed)?|cut(?:ting)?|care|services?|work|maintenance)|gardeners?|cortar (?:el |mi )?(?:pasto|c[eé]sped|zacate)|poda(?:r)? (?:de |el )?(?:pasto|c[eé]sped)',
    'landscaping',
  ],
  [
    `(?:${drains})(?: is| are| est[aá]n?)? (?:clogged|backed up|stopped up|leaking|broken|overflowing|tapad[oa]s?)|(?:clogged|leaking|leaky|overflowing|broken) (?:${drains})|destapar (?:el |un |la |una )?(?:${drains})`,
    'plumbing',
  ],
  [
    'car ?wash(?:es)?|wash (?:my |the )?cars?|auto ?lavados?|lavad[oa] de (?:autos?|carros?|coches?)',
    'carwash',
  ],
  ['job openings?|help wanted|(?:now )?hiring|bolsa de trabajo', 'empleo'],
  ['food (?:bank|pantr(?:y|ies))s?|bancos? de alimentos?', 'foodbank'],
];

/** Whole words only, as in `meant-words.ts`. */
const patterns = needs.map(
  ([phrase, words, options]) =>
    [
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrase})(?![\\p{L}\\p{N}])`, 'iu'),
      { words, ...options },
    ] as const,
);

/** What a search needs. */
export interface AskedNeed extends NeedOptions {
  words: string;
  /** The phrase that says so. */
  phrase: string;
  /** The rest of the search. */
  rest: string;
}

export function askedNeed(text: string): AskedNeed | undefined {
  const typed = text.normalize('NFC');
  for (const [pattern, need] of patterns) {
    const phrase = pattern.exec(typed)?.[0];
    if (!phrase) continue;
    const rest = typed.replace(phrase, ' ').replace(saysNothing, ' ');
    return { ...need, phrase: phrase.toLowerCase(), rest };
  }
  return undefined;
}
