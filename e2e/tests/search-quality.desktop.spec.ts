import { expect } from '@playwright/test';
import { judgedNeeds } from './support/judged-needs.js';
import { judgedQuestions } from './support/judged-questions.js';
import { judgedSearches } from './support/judged-searches.js';
import { test } from './support/site-test.js';

const places = 5;
const searches = [...judgedSearches, ...judgedNeeds, ...judgedQuestions];

/** How close an order of results is to the best possible order, from 0 to 1 (nDCG@5). */
function nearnessToBest(found: readonly string[], grade: ReadonlyMap<string, number>): number {
  const gain = (grades: readonly number[]) =>
    grades
      .slice(0, places)
      .reduce((sum, value, index) => sum + (2 ** value - 1) / Math.log2(index + 2), 0);
  const best = gain([...grade.values()].sort((a, b) => b - a));
  return best === 0
    ? Number(found.length === 0)
    : gain(found.map((name) => grade.get(name) ?? 0)) / best;
}

test('records that people have judged to be the answer are found at the top', async ({
  request,
}) => {
  // Several hundred searches, one after the other.
  test.slow();
  const scores: number[] = [];
  const missing: string[] = [];
  const poor: string[] = [];
  for (const { words, best, good } of searches) {
    const answer = await request.get(`/api/search?q=${encodeURIComponent(words)}`);
    const found: string[] = (await answer.json()).map(({ name }: { name: string }) => name);
    const grade = new Map([
      ...best.map((name) => [name, 2] as const),
      ...good.map((name) => [name, 1] as const),
    ]);
    for (const name of grade.keys()) if (!found.includes(name)) missing.push(`${words}: ${name}`);
    const score = nearnessToBest(found, grade);
    scores.push(score);
    if (score < 0.8)
      poor.push(`${score.toFixed(2)} ${words}: ${found.slice(0, places).join('; ')}`);
  }
  expect(missing).toEqual([]);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  expect(mean, poor.join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(searches.length).toBeGreaterThanOrEqual(150);
});
