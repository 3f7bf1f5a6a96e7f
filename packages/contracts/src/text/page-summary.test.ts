import { pageSummary } from './page-summary.js';

describe('the summary of a page', () => {
  it('is a short text as it is', () => {
    expect(pageSummary('Beans roasted in the back room.')).toBe('Beans roasted in the back room.');
  });

  it('ends after a whole word, with an ellipsis', () => {
    const summary = pageSummary('Nine films, '.repeat(20));
    expect(summary).toMatch(/^(?:Nine films, )*(?:Nine|Nine films)…$/);
    expect(summary.length).toBeLessThanOrEqual(160);
  });

  it('cuts a word that is longer than a summary', () => {
    expect(pageSummary('A'.repeat(200))).toBe(`${'A'.repeat(159)}…`);
  });

  it('begins with a capital letter', () => {
    expect(pageSummary('sábado, 28 de noviembre')).toBe('Sábado, 28 de noviembre');
  });
});
