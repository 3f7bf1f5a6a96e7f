/**
 * What the query client keeps of a page of a list. The service says in a header how many records all
 * pages have together. A shell of an earlier release keeps the page alone.
 * @module
 */

/** A page of a list with the number of records on all pages. */
interface CountedAnswer {
  page: unknown;
  total: number;
}

/** A list with its service's count; as it is where the service has not counted. */
export function countedAnswer(answer: unknown, { headers }: Response): unknown {
  const total = headers.get('x-total-count');
  return total ? ({ page: answer, total: Number(total) } satisfies CountedAnswer) : answer;
}

/** The page of a kept answer, and its count where it has one. */
export function pageAndTotal(answer: unknown): { page: unknown; total?: number } {
  return isCounted(answer) ? answer : { page: answer };
}

function isCounted(answer: unknown): answer is CountedAnswer {
  return typeof answer === 'object' && answer !== null && 'page' in answer && 'total' in answer;
}
