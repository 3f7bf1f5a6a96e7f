/**
 * The requests of a town's visitors and staff. Reads are sent once and judged by their status. Writes are
 * sent with an idempotency key until they succeed, and are counted at the end.
 */
import { randomUUID } from 'node:crypto';
import { api } from '@town/contracts/api/paths';
import { post } from '../send-until-done.js';

/** The kinds of writes. Each write contains its number, so that it can be found again. */
export const writeKinds = ['contact', 'event', 'listing', 'purchase', 'edit', 'upload'] as const;
export type WriteKind = (typeof writeKinds)[number];
type SubmissionKind = 'contact' | 'event' | 'listing';
export type CallKind = 'page' | 'list' | 'search' | 'sign-in' | WriteKind;

/** How many of a thousand requests are of each kind. */
const mix: readonly (readonly [CallKind, number])[] = [
  ['page', 545],
  ['list', 270],
  ['search', 140],
  ['contact', 14],
  ['event', 8],
  ['listing', 6],
  ['sign-in', 8],
  ['purchase', 4],
  ['edit', 4],
  ['upload', 1],
];

/** @param chance from 0 to 1 */
export function chosenKind(chance: number): CallKind {
  let left = chance * 1_000;
  for (const [kind, share] of mix) {
    left -= share;
    if (left < 0) return kind;
  }
  return 'page';
}

const reads = {
  page: ['/', '/directory', '/events', '/news', '/civic-contacts', '/dining', '/es', '/history'],
  list: [
    `${api.businesses}?limit=15`,
    `${api.events}?limit=20`,
    `${api.news}?limit=10`,
    api.civicContacts,
  ],
  search: ['coffee', 'plumber', 'church', '830-555-0112', 'river', 'open now'].flatMap((words) => [
    `${api.search}?q=${encodeURIComponent(words)}&limit=10`,
    `/search?q=${encodeURIComponent(words)}`,
  ]),
};

/** Sends one read of a kind. */
export function read(site: string, kind: keyof typeof reads, chance: number): Promise<Response> {
  const paths = reads[kind];
  return fetch(`${site}${paths[Math.floor(chance * paths.length)]}`, {
    signal: AbortSignal.timeout(30_000),
  });
}

/** Sends a submission until it is stored. */
export async function submit(site: string, kind: SubmissionKind, number: number): Promise<void> {
  const email = `visitor-${number}@example.com`;
  // The write is found again by this text.
  const mark = `Week ${number}.`;
  const bodies = {
    contact: [
      api.contact,
      { fullName: 'A visitor', email, subject: mark, message: 'When does the library open?' },
    ],
    event: [
      api.events,
      { title: mark, date: inHalfAYear(), time: '18:30', location: 'Park', category: 'community' },
    ],
    listing: [
      api.businessListings,
      {
        businessName: mark,
        contactName: 'A shop owner',
        email,
        phone: '830-555-0100',
        category: 'Dining & Restaurants',
        address: '1 Main St',
        description: 'Soup, bread and coffee.',
        selectedPlan: 'basic',
        agreement: true,
      },
    ],
  } as const;
  const [path, body] = bodies[kind];
  await post(`${site}${path}`, body, { 'Idempotency-Key': randomUUID() });
}

function inHalfAYear(): string {
  return new Date(Date.now() + 180 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
}
