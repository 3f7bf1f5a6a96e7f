/** The response of a stubbed address: JSON with status 200, another status, or none. */
export type StubbedAnswer = unknown | RefusedAnswer | CountedPage | typeof never;

/** An unsuccessful response. */
interface RefusedAnswer {
  status: number;
  body: string;
}

/** A page of a list, and how many records the whole list has. */
class CountedPage {
  constructor(
    readonly records: readonly unknown[],
    readonly total: number,
  ) {}
}

/** The response of a list that has more records than this page of it. */
export function pageOf(total: number, records: readonly unknown[]): CountedPage {
  return new CountedPage(records, total);
}

/** The stub of an address that never responds. */
export const never = Symbol('never');

/** A response with another status than 200. */
export function refused(status: number, body = 'no'): RefusedAnswer {
  return { status, body };
}

/**
 * Replaces the network. A request to an address that is not listed fails.
 * @param answers by path with query, or by the whole address where it is not the page's own
 * @returns the requested addresses, in order; `answers` may be changed during the test
 */
export function stubNetwork(answers: Record<string, StubbedAnswer>): { asked: string[] } {
  const asked: string[] = [];
  globalThis.fetch = (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : String(input);
    asked.push(address);
    const answer = answers[address];
    if (answer === undefined) return Promise.reject(new Error(`Nothing answers ${address}`));
    if (answer === never) return new Promise<Response>(() => {});
    if (isRefusal(answer)) {
      return Promise.resolve(new Response(answer.body, { status: answer.status }));
    }
    if (answer instanceof CountedPage) {
      const headers = { 'x-total-count': String(answer.total) };
      return Promise.resolve(Response.json(answer.records, { headers }));
    }
    return Promise.resolve(Response.json(answer));
  };
  return { asked };
}

function isRefusal(answer: unknown): answer is RefusedAnswer {
  return typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer;
}
