import type { NewsSubject } from '@town/ui/illustrations/news-plate';

const keywords: readonly (readonly [NewsSubject, RegExp])[] = [
  ['festival', /festival|lavender|parade|music|market|fair|dance|concert/i],
  ['river', /river|park|swim|trail|flood|water/i],
  ['school', /school|student|teacher|library|education|isd/i],
  ['council', /council|city|county|mayor|budget|election|road|street/i],
  ['business', /business|shop|store|brewery|opens|opening|restaurant/i],
  ['tourism', /visit|tourism|weekend|guide|stay/i],
];

/** The subject that an article's title speaks of; general where it names none. */
export function articleSubject(title: string): NewsSubject {
  return keywords.find(([, words]) => words.test(title))?.[0] ?? 'general';
}
