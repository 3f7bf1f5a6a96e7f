/** What an article's picture shows. */
export type ArticleSubject =
  | 'general'
  | 'tourism'
  | 'council'
  | 'school'
  | 'river'
  | 'festival'
  | 'business';

const keywords: readonly (readonly [ArticleSubject, RegExp])[] = [
  ['festival', /festival|lavender|parade|music|market|fair|dance|concert/i],
  ['river', /river|park|swim|trail|flood|water/i],
  ['school', /school|student|teacher|library|education|isd/i],
  ['council', /council|city|county|mayor|budget|election|road|street/i],
  ['business', /business|shop|store|brewery|opens|opening|restaurant/i],
  ['tourism', /visit|tourism|weekend|guide|stay/i],
];

/** The subject that an article's title speaks of; general where it names none. */
export function articleSubject(title: string): ArticleSubject {
  return keywords.find(([, words]) => words.test(title))?.[0] ?? 'general';
}
