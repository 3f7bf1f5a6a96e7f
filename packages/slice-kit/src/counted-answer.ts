/**
 * The form in which the query client caches a page of a list. A response header of the service contains
 * the number of records on all pages. A shell of an earlier release caches the page without that number.
 * @module
 */

/** A page of a list with the number of records on all pages. */
interface CountedAnswer {
  page: unknown;
  total: number;
}

/** A list with the count from its service, or the unchanged list if the response has no count. */
export function countedAnswer(answer: unknown, { headers }: Response): unknown {
  const total = headers.get('x-total-count');
  return total ? ({ page: answer, total: Number(total) } satisfies CountedAnswer) : answer;
}

/** The page in a cached response, and its count if it has one. */
export function pageAndTotal(answer: unknown): { page: unknown; total?: number } {
  return isCounted(answer) ? answer : { page: answer };
}

function isCounted(answer: unknown): answer is CountedAnswer {
  return typeof answer === 'object' && answer !== null && 'page' in answer && 'total' in answer;
}
