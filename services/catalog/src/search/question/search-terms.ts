import { isDayNumber, isYear, months, pluralWeekdays, shortMonths, weekdays } from './day-words.js';
import { type MeantWords, meantWords } from './meant-words.js';
import { type AskedNeed, askedNeed } from './needs.js';

/** More words make a search slower, but not better. */
const maxTerms = 8;

/** Words around the ones that matter, in English and Spanish. */
const fillers = new Set([
  ...'me my near nearby around where can i find is are there do you any'.split(' '),
  ...'mi cerca donde puedo encontrar esta un una el la los las de del en para'.split(' '),
]);

/** Words that few records contain: a time, praise, or the kind of information wanted. */
const additions = new Set([
  ...'tonight today tomorrow weekend week month this next now best good great cheap favorite local'.split(
    ' ',
  ),
  ...'nearest closest place places spot spots go get buy to for in at of the a some with'.split(
    ' ',
  ),
  ...'hours phone number address on open how what when who here town'.split(' '),
  ...'name names nombre much cost costs price prices fee fees date dates somewhere something'.split(
    ' ',
  ),
  ...'cuanto cuanta cuesta cuestan precio precios costo fecha fechas algun alguna tengo'.split(' '),
  ...'este esta hoy noche manana fin semana mes proximo proxima mejor mejores lugar lugares comprar hay que'.split(
    ' ',
  ),
  ...'affordable barato barata baratos baratas economico economica economicos economicas fue'.split(
    ' ',
  ),
  ...'horario horarios telefono numero direccion pueblo cuando como quien'.split(' '),
  ...'whats late until till abierto abiertos abierta abiertas estan hasta tarde'.split(' '),
  ...'i an want looking quiero does time times working broken close closes closing opens day call need free non online should if we hacer'.split(
    ' ',
  ),
  ...'al junto dia dias pasa pasan llamar llamo si necesito busco buscar gratis gratuito gratuitos gratuita gratuitas'.split(
    ' ',
  ),
  ...'con por o y su sus se unos unas hora horas abre abren cierra cierran'.split(' '),
]);

/** What people want to know about a place: behind its name in English, on either side in Spanish. */
const english = new Set('hours phone number address'.split(' '));
const spanish = new Set(
  'horario horarios telefono numero direccion hora abre abren cierra cierran'.split(' '),
);

/** "Phone repair" and "repair my phone" ask for no number, and "name change" not what somebody is called. */
const things: readonly [words: RegExp, asked: RegExp][] = [
  [
    /^(?:phone|telefono)$/,
    /\bphone (?:(?:screen|battery|case|charger|glass) )?(?:repairs?|screens?|cases?|chargers?|shops?|stores?)\b|\b(?:my|mi|(?:repair|fix) an?|reparar(?: un)?|reparaci[oó]n de) (?:phone|tel[eé]fono)(?![\p{L}])/iu,
  ],
  [/^(?:names?|nombre)$/, /^(?!.*(?:\bnames? of\b|['’]s? names?\b|\bnombre del?\b))/i],
];
const isThing = (word: string, text: string) =>
  things.some(([words, asked]) => words.test(word) && asked.test(text));

/** The beginning of a question. Without a verb, it may be one of a name: "Who Dat". */
const question =
  /^\W*(?:next|(?:(?:la|el|los|las) )?pr[oó]xim[oa]s?|(?:when|who|how)(?:['’]?s| (?:is|are|was|do|does|did|can|could|will|should|much))|(?:cu[aá]ndo|qui[eé]n|c[oó]mo|cu[aá]l|d[oó]nde|(?:a )?qu[eé] (?:hora|d[ií]a)) (?:es|son|est[aá]n?|puedo))(?![\p{L}\p{N}])/iu;

/** Words of such a question that say nothing about what is wanted. */
const ofQuestions = new Set(
  'when whens who whos how hows next proximo proxima proximos proximas cuando quien como cual es son'.split(
    ' ',
  ),
);

/** Words that name a day. */
const dayWords = new Set([...weekdays.flat(), ...pluralWeekdays.keys(), ...months.flat()]);
/** Parts of a day after its name: "Sunday evening". */
const partsOfDay = new Set('morning afternoon evening night'.split(' '));
const shortMonthWords = new Set(shortMonths.flat());

/** "What to do when my toilet is clogged", or "with a flat tire", but "with a dog": who comes along wants something to do. */
const forHelp =
  '(?:what (?:to|(?:can|could|should) (?:i|we)) do|qu[eé] (?:hay que |puedo )?hacer) (?:(?:when|if|cuando|si)\\b|(?:with|con) (?:an?|una?) (?!(?:(?:small|large|big|young|little) )?(?:dog|pup|perr[oa]|bab(?:y|ies)|beb[eé]|toddler|kid|child|teen|ni[nñ][oa]|group|grupo|famil|friend|amig)))';

const toDo = `(?!${forHelp})(?:(?:(?:fun|free) )*(?:things|stuff|something|what(?:['’]?s| is)?)(?: there)? to (?:see and )?do(?: and see)?|what (?:can|could|should) (?:i|we) do|qu[eé] (?:hay (?:que|para) |puedo )?hacer|cosas (?:que|para) hacer)`;

/** Matches a question for events that has no word an event contains. */
const questionForEvents = new RegExp(
  `^\\W*(?:(?:upcoming )?events|(?:pr[oó]ximos )?eventos|activities|actividades|${toDo}|what(?:['’]?s| is) (?:on|happening|going on)|qu[eé] hay)\\b`,
  'i',
);

/** "Kids activities" are activities for kids, but the "Family Events Center" is a place. */
const forWhom =
  /^\W*(?:(?:free|fun) )*(kids?|children['’]?s?|family|teens?|seniors?) (?:fun )?(events|activities)(?=\W*$| (?:at|for|in|near|nearby|next|on|this|today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)/i;

/** Such a question for events may also say what for: "things to do with kids", "eventos para niños". */
const thingsToDo = new RegExp(
  `^\\W*(?:(?:events|activities)(?= for )|(?:eventos|actividades)(?= para | infantiles| familiares)|${toDo})\\b`,
  'i',
);

const eating =
  'eat|food|breakfast|brunch|lunch|dinner|coffee|comer|comida|desayun(?:o|ar)|almuerzo|almorzar|cenar?|cafe|café';

/** "Where to eat now" asks for what is open; "now" alone may be a part of a name. */
const openNowWords = new RegExp(
  `\\b(?:what(?:['’]?s| is) )?(?:open (?:right )?now|now open)\\b|\\b(?:qu[eé] (?:est[aá]n? )?)?abiert[oa]s? ahora\\b|(?<=\\b(?:${eating}) )(?:(?:right )?now|ahora(?: mismo)?|ahorita)(?=\\W*$)`,
  'gi',
);

/** The words of a search, safe to use in a full-text query. */
export interface AskedWords {
  terms: string[];
  /** The terms that name something: not a time, praise, or the town. */
  names: string[];
  /** The words of an office or a trade that the search needs, and whether it names nothing else. */
  need?: Omit<AskedNeed, 'words' | 'rest'> & { words: string[]; isAlone: boolean };
  /** The words as typed, and the phrases among them that `terms` replaces by what they mean. */
  typed?: { names: string[]; phrases: string[] };
  /** Whether only places that are open now are wanted. */
  openNow: boolean;
  /** Whether the search asks for events: in general, or with the names: "things to do with kids". */
  asksForEvents: boolean;
}

/** Letters that Unicode cannot decompose, replaced as the database's `unaccent` does. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** All words of a text in order, normalized as in the index. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{Diacritic}'‘’]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter);
  return plain.match(/[a-z0-9]+/g) ?? [];
}

/** The words of a search without repetitions. */
export function searchTerms(text: string): string[] {
  return [...new Set(plainWords(text))].slice(0, maxTerms);
}

/**
 * Parses a search of the site. A phone number is one word, however it is written. "Open now" is a filter,
 * and phrases such as "near me" are ignored.
 * @param townName the names of the town and its state: people add them, but few texts contain them
 * @param isTyping whether the last word may be unfinished
 */
export function askedWords(text: string, townName = '', isTyping = false): AskedWords {
  if (/^[\d\s().+-]{4,}$/.test(text)) {
    const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
    const terms = digits ? [digits] : [];
    return { terms, names: terms, openNow: false, asksForEvents: false };
  }
  const typed = withoutOpenNow(text);
  const meant = meantWords(typed, isTyping);
  const openNow = text.search(openNowWords) >= 0;
  const asked = wordsOf(meant.text, townName, openNow);
  return { ...asked, ...typedWords(meant, townName), ...neededWords(typed, townName) };
}

/** A search without "open now", which does not say on which day something should be open. */
export const withoutOpenNow = (text: string) => text.replace(openNowWords, ' ');

/** The words as typed, if a phrase among them means another word. */
function typedWords(
  { typed, phrases }: MeantWords,
  townName: string,
): Pick<AskedWords, 'typed'> | undefined {
  if (phrases.length === 0) return undefined;
  const { terms, names } = wordsOf(typed, townName, false);
  // "Uñas" is also a filler, without its tilde.
  return { typed: { names: names.length > 0 ? names : terms, phrases } };
}

function neededWords(text: string, townName: string): Pick<AskedWords, 'need'> | undefined {
  const found = askedNeed(text);
  if (!found) return undefined;
  const { rest, ...need } = found;
  const { names, asksForEvents } = wordsOf(rest, townName, false);
  if (asksForEvents) return undefined;
  const isAlone = names.length === 0;
  if (need.isOnlyAlone && !isAlone) return undefined;
  return { need: { ...need, words: searchTerms(need.words), isAlone } };
}

function wordsOf(asked: string, townName: string, openNow: boolean): AskedWords {
  const rest = asked.replace(forWhom, '$2 for $1');
  const words = searchTerms(rest);
  const isQuestion = question.test(rest);
  const isSmall = (word: string) => fillers.has(word) || (isQuestion && ofQuestions.has(word));
  const meant = words.filter((word) => !isSmall(word));
  const terms = meant.length > 0 ? meant : words;
  const hasNumber = words.some(isDayNumber);
  const isDayWord = (word: string) =>
    dayWords.has(word) || (hasNumber && shortMonthWords.has(word));
  const hasDay = words.some(isDayWord);
  const isDayBefore = (word: string) => {
    const before = words[words.indexOf(word) - 1] ?? '';
    return before === 'tomorrow' || isDayWord(before);
  };
  const without = new Set([...additions, ...searchTerms(townName)]);
  const isPartOfDay = (word: string) =>
    isDayWord(word) ||
    (partsOfDay.has(word) && isDayBefore(word)) ||
    (hasDay && (isDayNumber(word) || isYear(word)));
  const isAddition = (word: string) => without.has(word) && !isThing(word, rest);
  const isName = (word: string) => !isSmall(word) && !isAddition(word) && !isPartOfDay(word);
  const afterQuestion = searchTerms(rest.replace(questionForEvents, ' ')).filter(isName);
  if (questionForEvents.test(rest) && afterQuestion.length === 0) {
    return { terms: ['events'], names: [], openNow: false, asksForEvents: true };
  }
  const asksForEvents = thingsToDo.test(rest);
  const names = asksForEvents ? afterQuestion : terms.filter(isName);
  return { terms: openNow ? names : terms, names, openNow, asksForEvents };
}

/**
 * Whether the words that name nothing only say what a visitor wants to know about the named place, as in
 * "library hours" and "horario de la biblioteca". The place is the answer, not an article with the words.
 */
export function asksForInformation(terms: readonly string[], names: readonly string[]): boolean {
  const others = terms.filter((term) => !names.includes(term));
  const first = terms[0] ?? '';
  return (
    !english.has(first) &&
    others.some((word) => english.has(word) || spanish.has(word)) &&
    others.every((word) => additions.has(word))
  );
}
