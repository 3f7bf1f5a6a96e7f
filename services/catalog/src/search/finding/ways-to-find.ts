import { historySubject } from '@town/contracts/search/history-question';
import {
  type AskedAmenities,
  amenityParameters,
  askedAmenities,
  typedBeside,
} from '../question/asked-amenities.js';
import { askedDays, daysFrom } from '../question/asked-days.js';
import { correctedWishes } from '../question/corrected-wishes.js';
import {
  meals,
  noSights,
  noTrade,
  pageOfPlaces,
  rareOf,
  trades,
  vague,
  whom,
  wordsToAdvise,
} from '../question/kinds-of-words.js';
import { forVisitors, seasonsBeside } from '../question/needs.js';
import { type AskedWords, asksForInformation, plainWords } from '../question/search-terms.js';
import {
  byAmenities,
  byAmenitiesOnDays,
  byAmenitiesOrAnyWord,
  byGuessedAmenities,
} from './find-by-amenities.js';
import { byDays, byDaysOnly, namingText } from './find-by-days.js';
import {
  afterNamed,
  businessesFirst,
  byAnyWord,
  byKind,
  byPage,
  nameParameters,
  needThenAnyWord,
  orAllTyped,
  orAsTyped,
  withOtherThan,
  withoutOnFoot,
  withoutVagueBeside,
  withSimilar,
} from './find-by-words.js';
import { byHistory } from './find-history.js';
import { looseWay, type WayToFind, way } from './way-to-find.js';
import { withShortWordsWhole } from './whole-words.js';
import type { WordMatches } from './word-matches.js';

const historyWords = new Set(['history', 'story', 'historia']);

/**
 * The ways to search for a text. The first one with a result is used.
 * @param clock the minute on the town's clock: "2027-03-12T18:30"
 * @param byWords SQL that matches all words
 */
export function waysToFind(
  q: string,
  askedWords: AskedWords,
  clock: string,
  byWords: WordMatches,
): WayToFind[] {
  const ways = everyWay(q, askedWords, clock, byWords).map((each) =>
    each.marksLater || !isReworded(q, askedWords) ? each : afterNames(each, q, byWords),
  );
  // "Pies" has the stem of "pie".
  const namesPie = askedWords.names.some((name) => name === 'pie' || name === 'pies');
  const isForPie = namesPie && !/\ba pie\b/i.test(q);
  return isForPie ? ways.map((each) => ({ ...each, matches: withoutOnFoot(each.matches) })) : ways;
}

/** Whether words of the search are left out or replaced, so that a name with them is not found as a name. */
const isReworded = (q: string, { terms, names }: AskedWords) =>
  names.length > 0 && plainWords(q).join(' ') !== terms.join(' ');

/** The same way, after the records whose names begin with the search: "How Sweet It Is". */
function afterNames(found: WayToFind, q: string, { isWhole }: WordMatches): WayToFind {
  const { matches, more } = found;
  const names = nameParameters(q, isWhole);
  return { ...found, matches: afterNamed(matches, 4 + more.length), more: [...more, ...names] };
}

function everyWay(
  q: string,
  askedWords: AskedWords,
  clock: string,
  matches: WordMatches,
): WayToFind[] {
  // The words of a need are known: "hiring" is no misspelt "hiking".
  const isKnown = askedWords.need?.isAlone === true && !isForSights(askedWords);
  const byWords = isKnown ? asKnown(matches) : matches;
  const { terms, names } = askedWords;
  const onDays = waysOnDays(q, askedWords, clock);
  if (onDays && names.length === 0) return onDays;
  const asked = askedAmenities(q, names);
  const asksForAmenities = asked.amenities.length > 0;
  const guessed = asksForAmenities ? undefined : guessedAmenities(q, names);
  const needed = waysByNeed(askedWords, byWords);
  const neededAlone = askedWords.need?.isAlone ? needed : [];
  return [
    ...waysToHistory(q, askedWords),
    ...(onDays ? [] : neededAlone),
    ...(asksForAmenities ? waysToAmenities(q, askedWords, asked, clock) : (onDays ?? [])),
    // "Loud music tonight" may be an event; a "burn ban today" is none.
    ...(onDays ? neededAlone : []),
    ...waysAsTyped(askedWords, byWords),
    ...waysToAdvice(askedWords, byWords),
    ...(isForTrade(names) ? [] : waysByWords(askedWords, byWords)),
    // "Burn ban blanco county" is for the office, unless a record has all the words.
    ...(neededAlone.length > 0 ? [] : needed),
    ...(guessed
      ? [way(byGuessedAmenities, guessed.textWords, amenityParameters(guessed, terms))]
      : []),
    ...(asksForAmenities && asked.rest.length > 0
      ? [way(byAmenitiesOrAnyWord, asked.rest, [asked.amenities])]
      : []),
    // Each word alone means something else: a "street light" is not for a place called Light.
    ...(isKnown && !onDays ? [] : waysBySomeWords(names)),
    ...waysToPage(askedWords),
  ];
}

/** Known words as they are. Those of a finished search are no beginnings of other words, either. */
function asKnown({ exact, ofNeed, isWhole }: WordMatches): WordMatches {
  const known = (matches: string) => (isWhole ? withShortWordsWhole(matches) : matches);
  return { all: known(exact), exact: known(exact), ofNeed: known(ofNeed), isWhole };
}

/** For a search that only says "open now". */
export const everyPlace = way(byKind, []);

/** Records with the rarest words. */
const waysBySomeWords = (names: readonly string[]): WayToFind[] =>
  names.length > 1 ? [way(byAnyWord, rareOf(names))] : [];

/** Events of the days that the search names, or coming ones if it asks for events; else undefined. */
function waysOnDays(
  q: string,
  { terms, names, typed, asksForEvents }: AskedWords,
  clock: string,
): WayToFind[] | undefined {
  const today = clock.slice(0, 10);
  const named = askedDays(q, today);
  if (!named && !asksForEvents) return undefined;
  const { from, to } = named ?? daysFrom(today);
  const more = [from, to, names, clock, namingText(q), typed?.names ?? []];
  // Records that merely contain "things to do" come after the amenities: "things to do with dogs".
  if (!named && names.length > 0) return [way(byDaysOnly, names, more)];
  // "Things to do tonight" must not find events of another day, although all events match "events".
  const words = named && asksForEvents ? [] : terms;
  const wording = {
    isForMeal: isMeal(names),
    hasPhrases: typed !== undefined,
    isForEvents: asksForEvents && names.length === 1 && names.every((name) => whom.has(name)),
  };
  const withPhrases = typed ? [...more, typed.phrases] : more;
  return [{ ...way(byDays(wording), words, withPhrases), marksLater: named !== undefined }];
}

/** Places with the amenities, after the events of days that the search names, or of all if it asks for any. */
function waysToAmenities(
  q: string,
  askedWords: AskedWords,
  asked: AskedAmenities,
  clock: string,
): WayToFind[] {
  const parameters = amenityParameters(asked, askedWords.terms, typedBeside(q, askedWords.typed));
  const days = askedDays(q, clock.slice(0, 10));
  if (days) {
    const more = [...parameters, days.from, days.to, clock, namingText(q)];
    return [{ ...way(byAmenitiesOnDays, asked.textWords, more), marksLater: true }];
  }
  const offered = way(byAmenities, asked.textWords, parameters);
  return [...(waysOnDays(q, askedWords, clock) ?? []), offered];
}

/** The same way, and beside it the records with the phrases as they were typed. */
const besideTyped = <Way extends Pick<WayToFind, 'matches' | 'more'>>(
  found: Way,
  { typed }: Pick<AskedWords, 'typed'>,
): Way => {
  const { matches, more } = found;
  if (!typed) return found;
  const at = 4 + more.length;
  return { ...found, matches: orAsTyped(matches, at), more: [...more, typed.names, typed.phrases] };
};

/**
 * The office or the trade that the search needs, and beside it the records with all the words. If the search names
 * something else, too, the office is similar, and so are the records with some of the words after it, and events of a
 * season before it: "Christmas street lights" may mean a parade.
 */
function waysByNeed(
  { need, terms, names }: AskedWords,
  { ofNeed, isWhole }: WordMatches,
): WayToFind[] {
  if (!need) return [];
  const others = [rareOf(names), seasonsBeside(need.phrase, names)];
  if (!need.isAlone) return [looseWay(needThenAnyWord(ofNeed), need.words, others)];
  const typed = names.length > 0 ? names : terms;
  const found = way(orAllTyped(ofNeed, { ...need, isWhole }), need.words, [typed, [need.phrase]]);
  return [isForSights({ need }) ? withSimilar(found, noSights) : found];
}

/** The page that helps where the town has no record for a need, for a food or for what people buy. */
function waysToPage({ need, terms, names }: AskedWords): WayToFind[] {
  const page = need ? need.page : pageOfPlaces(names);
  if (!page) return [];
  const found = looseWay(byPage, terms, [page]);
  return [{ ...found, mayBeMentions: true, isRanked: true, isForTyping: false }];
}

const isForSights = ({ need }: Pick<AskedWords, 'need'>) =>
  need?.words.includes(forVisitors) === true;

/** Records with what phrases mean, and those with the phrases as they were typed. */
function waysAsTyped({ terms, names, typed }: AskedWords, { exact }: WordMatches): WayToFind[] {
  if (!typed) return [];
  // The meant word may be a part of the town's name, and so name nothing.
  const words = names.length > 0 ? names : terms;
  return [besideTyped(way(exact, words), { typed })];
}

/** Records with all the words, or with those that name something. */
function waysByWords({ terms, names }: AskedWords, byWords: WordMatches): WayToFind[] {
  const { all: byAll, exact } = byWords;
  const others = names.filter((name) => !vague.has(name));
  const isVague = others.length > 0 && others.length < names.length;
  // Before a guess at misspelt words: "sheriff office" finds the sheriff.
  const loose = isVague ? [looseWay(exact, others)] : [];
  // "Square milee" is no miller, but "hardwear store" has to find a hardware shop that says no "store".
  const guess = (words: readonly string[]) =>
    isVague ? way(withoutVagueBeside(byAll), words, [others]) : way(byAll, words);
  const last = isVague ? [looseWay(byAll, others)] : [];
  const first = isVague ? [way(exact, names), ...loose] : [];
  const all = guess(terms);
  const byNames = isMeal(names) ? businessesFirst(exact) : exact;
  if (names.length === 0 || names.length === terms.length) {
    return [...(isMeal(names) ? [way(byNames, names)] : first), all, ...last];
  }
  const named = guess(names);
  if (asksForInformation(terms, names)) return [...first, named, ...last];
  // "Is the diner open" must find the diner before a guess at all the words: "dinner" and "open".
  return [way(exact, terms), way(byNames, names), ...loose, all, named, ...last];
}

/** "History of the courthouse" asks for the town's history page, whose title does not name the courthouse. */
function waysToHistory(q: string, { names }: AskedWords): WayToFind[] {
  const subject = names.filter((name) => !historyWords.has(name));
  if (!historySubject(q) || subject.length === 0) return [];
  return [{ ...way(byHistory, subject), mayBeMentions: true, isRanked: true }];
}

/** A trade or advice, for which records of some kinds are only similar results. */
function waysToAdvice({ terms, names }: AskedWords, { exact }: WordMatches): WayToFind[] {
  const isTrade = isForTrade(names);
  if (!isTrade && !isFor(wordsToAdvise, names)) return [];
  const wordings =
    asksForInformation(terms, names) || names.length === terms.length ? [names] : [terms, names];
  if (!isTrade) return wordings.map((words) => withSimilar(way(exact, words), ['property']));
  return [
    ...wordings.map((words) => withSimilar(way(withOtherThan(exact, noTrade), words), noTrade)),
    looseWay(exact, names),
  ];
}

const isFor = (words: ReadonlySet<string>, names: readonly string[]) =>
  names.length > 0 && names.every((name) => words.has(name));

const isForTrade = (names: readonly string[]) => isFor(trades, names);

const isMeal = ([name = '', ...others]: readonly string[]) =>
  meals.has(name) && others.length === 0;

/** The amenities that a search asks for if its words are misspelt. */
function guessedAmenities(q: string, names: readonly string[]): AskedAmenities | undefined {
  const corrected = correctedWishes(q);
  if (corrected === undefined) return undefined;
  const meant = names.flatMap((name) => correctedWishes(name) ?? name);
  const guessed = askedAmenities(corrected, meant);
  return guessed.amenities.length > 0 ? guessed : undefined;
}
