import type { IllustrationName } from '@town/ui/illustration';

type NewsPicture = Extract<IllustrationName, `news-${string}`>;

const keywords: readonly (readonly [NewsPicture, RegExp])[] = [
  ['news-library', /library/i],
  ['news-school', /school|student|teacher|education|isd/i],
  ['news-park', /park|trail|ball field|pavilion|playground/i],
  ['news-river', /river|swim|flood|water/i],
  ['news-festival', /festival|lavender|parade|music|market|dance|concert/i],
  ['news-council', /council|city|county|mayor|budget|election|road|street/i],
  ['news-business', /business|shop|store|brewery|opens|opening|restaurant/i],
  ['news-tourism', /visit|tourism|weekend|guide|stay/i],
];

/** The picture for the subject of an article's title; the general one if no keyword matches. */
export function articlePicture(title: string): NewsPicture {
  return keywords.find(([, words]) => words.test(title))?.[0] ?? 'news-general';
}
