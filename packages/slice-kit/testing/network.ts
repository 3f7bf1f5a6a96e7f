/** What a stubbed address answers: JSON with status 200, or another status, or never. */
export type StubbedAnswer = unknown | RefusedAnswer | typeof never;

/** An answer other than success. */
interface RefusedAnswer {
  status: number;
  body: string;
}

/** For an address that is asked and does not answer. */
export const never = Symbol('never');

/** An answer with another status than 200. */
export function refused(status: number, body = 'no'): RefusedAnswer {
  return { status, body };
}

/**
 * Replaces the network. An address that is not listed cannot be reached, and says so.
 * @param answers by path with query, or by the whole address where it is not the page's own
 * @returns what was asked, in order; `answers` may be changed meanwhile
 */
export function stubNetwork(answers: Record<string, StubbedAnswer>): { asked: string[] } {
  const asked: string[] = [];
  globalThis.fetch = ((input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : String(input);
    asked.push(address);
    const answer = answers[address];
    if (answer === undefined) return Promise.reject(new Error(`Nothing answers ${address}`));
    if (answer === never) return new Promise<Response>(() => {});
    if (isRefusal(answer)) {
      return Promise.resolve(new Response(answer.body, { status: answer.status }));
    }
    return Promise.resolve(Response.json(answer));
  }) as typeof fetch;
  return { asked };
}

function isRefusal(answer: unknown): answer is RefusedAnswer {
  return typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer;
}
