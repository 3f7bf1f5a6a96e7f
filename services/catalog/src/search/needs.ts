/**
 * What people need from an office or a trade, in phrases whose words find something else: a "street light" a place
 * called Light, and a clogged toilet the public restrooms. Each phrase stands for a word of the office or trade.
 * @module
 */

const drains =
  'toilets?|sinks?|drains?|pipes?|faucets?|ba[nñ]os?|inodoros?|excusados?|drenajes?|fregaderos?|lavabos?|tuber[ií]as?';
const children = 'kids?|child(?:ren)?|sons?|daughters?|hij[oa]s?|ni[nñ][oa]s?';

/** The phrases, as parts of regular expressions, and the word that each of them means. */
export const needs: readonly (readonly [phrase: string, word: string])[] = [
  // The city takes care of the streets.
  ['(?:report(?:ar)? (?:an? |una? )?)?(?:potholes?|baches?)', 'city hall'],
  ['street ?(?:lights?|lamps?)|alumbrado(?: p[uú]blico)?', 'city hall'],
  [
    '(?:dead|injured) (?:animals?|dogs?|cats?|deer)|road ?kill|(?:animal(?:es)?|perros?|gatos?|venados?) (?:muert|atropellad|herid)[oa]s?',
    'city hall',
  ],
  [
    '(?:report(?:ing)? )?(?:an? )?(?:water )?leaks? in the (?:street|road)|report(?:ing)? (?:an? )?(?:water )?leaks?|(?:reportar (?:una )?)?fugas?(?: de agua)? en la calle|reportar (?:una )?fugas?(?: de agua)?',
    'city water',
  ],
  [
    'nois[ey] (?:complaints?|neighbou?rs?)|loud (?:neighbou?rs?|music|part(?:y|ies))|barking dogs?|(?:quejas? (?:de|por) )?ruidos?|quejas? ruidos?|vecinos? ruidosos?',
    'police',
  ],
  [
    'abandoned (?:cars?|vehicles?)|(?:carros?|autos?|veh[ií]culos?) abandonad[oa]s?|graffitis?',
    'police',
  ],
  [
    'burn (?:bans?|permits?)|burn(?:ing)? (?:trash|brush|leaves)|(?:prohibici[oó]n|veda|permisos?) (?:de|para) quemas?|quemar (?:la )?(?:basura|maleza|hojas)|quemas?',
    'fire',
  ],
  ['pick(?:s|ed)? up (?:the |my )?(?:trash|garbage)|recog(?:e|en|er) (?:la )?basura', 'trash'],
  [
    `(?:enroll?|register)(?:ing)? (?:my |a |the )?(?:${children})|inscri(?:bir|pci[oó]n) (?:de |a )?(?:mi |mis |un |una )?(?:${children})`,
    'school',
  ],
  // Not the diner near the courthouse.
  ['court dates?|fechas? (?:de|en) (?:la )?corte', 'tribunal'],
  // Trades.
  [
    `(?:${drains})(?: is| are| est[aá]n?)? (?:clogged|backed up|stopped up|leaking|broken|overflowing|tapad[oa]s?)|(?:clogged|leaking|leaky|overflowing|broken) (?:${drains})|destapar (?:el |un |la |una )?(?:${drains})`,
    'plumbing',
  ],
  [
    '(?:mow(?:ing)?|cut(?:ting)?) (?:my |the )?(?:lawns?|grass|yard)|(?:lawn|yard|grass) (?:mowing|care|service|work)|cortar (?:el )?(?:pasto|c[eé]sped|zacate)|tree (?:trimming|service|removal)|trim(?:ming)? (?:my |the |a )?trees?|podar? (?:de )?(?:el |un |los |mis )?[aá]rbol(?:es)?',
    'landscaping',
  ],
  [
    'car ?wash(?:es)?|wash (?:my |the )?cars?|auto ?lavados?|lavad[oa] de (?:autos?|carros?|coches?)',
    'carwash',
  ],
  ['job openings?|help wanted|(?:now )?hiring|bolsa de trabajo', 'empleo'],
  ['food (?:bank|pantr(?:y|ies))s?|bancos? de alimentos?', 'foodbank'],
  // What visitors ask for. Texts say "see" and "visit" of many things.
  [
    'what to (?:see|visit)|(?:things|places) to (?:see|visit)|sights(?:eeing)?|(?:tourist )?attractions?|qu[eé] (?:ver|visitar)|lugares (?:para|que) (?:ver|visitar)|(?:atracciones|sitios|lugares) tur[ií]stic[oa]s?',
    'visitor',
  ],
  // The records of the town say "swimming".
  ['swimm?ing (?:holes?|pools?)|albercas?|piscinas?', 'swimming'],
];
