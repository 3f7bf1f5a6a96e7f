import type { IllustrationName } from '@town/ui/illustration';

type NewsPicture = Extract<IllustrationName, `news-${string}`>;

/** In both languages, because a page in Spanish has the Spanish title only. */
const keywords: readonly (readonly [NewsPicture, RegExp])[] = [
  ['news-library', /library|biblioteca/i],
  [
    'news-school',
    /school|student|teacher|education|isd|escuela|escolar|estudiante|alumn|maestr[oa]s?\b|educaci/i,
  ],
  ['news-park', /park|trail|ball field|pavilion|playground|parque|sendero|b[eé]isbol|pabell/i],
  ['news-river', /river|swim|flood|water|\br[ií]os?\b|\bnad(?:ar|o)\b|inundaci|\bagua/i],
  [
    'news-festival',
    /festival|lavender|parade|music|market|dance|concert|lavanda|desfile|m[uú]sica|mercado|\bbaile|concierto/i,
  ],
  [
    'news-council',
    /council|city|county|mayor|budget|election|road|street|concejo|ciudad|condado|alcald|presupuesto|eleccion|\bcalles?\b|carretera/i,
  ],
  [
    'news-business',
    /business|shop|store|brewery|opens|opening|restaurant|negocio|tienda|cervecer|\babren?\b|apertura|estrena/i,
  ],
  ['news-tourism', /visit|tourism|weekend|guide|stay|turismo|fin de semana|\bgu[ií]a|hosped/i],
];

/** The picture for the subject of an article's title; the general one if no keyword matches. */
export function articlePicture(title: string): NewsPicture {
  return keywords.find(([, words]) => words.test(title))?.[0] ?? 'news-general';
}
