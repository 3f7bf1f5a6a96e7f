import { STATUS_CODES } from 'node:http';
import { answerLost } from '@town/contracts/api/answer-lost';
import { noPage } from './plain-answers.js';

const later = 'Please try again in a moment.';

/** The gateway's own errors under /api. */
const apiProblems: [location: string, status: number, detail: string, type?: string][] = [
  ['@api_not_found', 404, 'There is nothing at this address of the API.'],
  ['@api_method', 405, 'This method is not known here.'],
  ['@api_too_large', 413, 'The request is larger than $largest_body.'],
  ['@picture_too_large', 413, 'A picture may have at most 15 MB.'],
  ['@api_too_many', 429, `Too many requests at once. ${later}`],
  ['@api_unavailable', 503, `This part of the site is being looked after. ${later}`],
  ['@api_answer_lost', 503, 'No answer: it may be done or not. Please look first.', answerLost],
];

/** Errors that occur before the path is known, by nginx's own code. They cannot use a named location. */
const earlyProblems: [code: string, path: string, status: number, detail: string][] = [
  ['400', 'malformed', 400, 'This is not a request that can be understood.'],
  ['408', 'too-slow', 408, 'The request did not arrive in time.'],
  ['414', 'address-too-long', 414, 'The address is too long.'],
  ['501', 'unknown-encoding', 501, 'The transfer encoding of the request is not known.'],
  ['494 =431', 'headers-too-large', 431, 'The headers of the request are too large.'],
];

/** Locations that answer the gateway's own errors under /api as RFC 9457 problems. */
export const apiProblemLocations = apiProblems
  .map(([name, ...facts]) => `location ${name} { ${problem(...facts)} }`)
  .join('\n    ');

/** The same for errors that occur before the path is known, with the `error_page` directives. */
export const earlyErrorLocations = [
  ...earlyProblems.flatMap(([code, path, status, detail]) => [
    `error_page ${code} ${path === 'malformed' ? '= $malformed' : `/gateway-error/${path}`};`,
    `location = /gateway-error/${path} { internal; ${problem(status, detail)} }`,
  ]),
  `location = /gateway-error/no-page { internal; ${noPage} }`,
].join('\n    ');

export const noPicture = problem(404, 'There is no such picture.');

function problem(status: number, detail: string, type = 'about:blank'): string {
  // RFC 9110 renamed the status 413.
  const title = status === 413 ? 'Content Too Large' : STATUS_CODES[status];
  const body = JSON.stringify({ type, title, status, detail, message: detail });
  return `types {} default_type application/problem+json; return ${status} '${body}';`;
}
