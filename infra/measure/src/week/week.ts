/**
 * A compressed week of a town: visitors read, search, write, buy and sign in, and a clerk corrects an
 * article and uploads pictures, while processes are killed. It counts every response, and looks for every
 * write at the end. PostgreSQL, NATS and the gateway have one process each. While PostgreSQL is missing a
 * visitor may get 503 with Retry-After; while the gateway is missing, no response. Any other failure is
 * unexpected. If each service has only one process, killing it also explains a 503.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { countMails } from '../count-mails.js';
import { killProcess } from '../kill-process.js';
import { onceSettled } from '../once-settled.js';
import { buy } from '../purchases/buy.js';
import { booksOf } from '../purchases/purchases.js';
import { seededRandom } from '../random.js';
import { signIn } from '../sign-in.js';
import { type CallKind, chosenKind, read, submit, type WriteKind, writeKinds } from './calls.js';
import { Clerk } from './clerk.js';
import { Counters } from './counters.js';
import { type Effects, effectsOf } from './effects.js';
import { KilledProcesses, plannedKills, serverProcesses } from './kills.js';
import { type Growth, Memories } from './memories.js';
import { rateAt, type Setting } from './setting.js';

/** Requests in flight at the same time. More would measure this machine and not the site. */
const mostInFlight = 200;
const settleMs = 120_000;
/** Number of memory measurements. */
const looks = 200;

export interface Report {
  answers: Record<string, number>;
  /** The first twenty unexplained failures. */
  unexpected: string[];
  /** Requests that were not sent because too many were in flight. */
  skipped: number;
  writes: Record<WriteKind, number>;
  effects: Record<WriteKind, Effects>;
  office: { mails: number; about: number };
  memory: Record<string, Growth>;
}

/** Settings of a stack that gets a week's load from one address. */
export const weekStack = ({ replicas }: Pick<Setting, 'replicas'>) => ({
  REPLICAS: String(replicas),
  SUBMISSION_LIMIT: '1000000',
  SUBMISSIONS_PER_DAY: '1000000',
  OPEN_SUBMISSIONS: '1000000',
  GATEWAY_WRITE_RATE: '5000',
  GATEWAY_WRITE_BURST: '5000',
});

/** @param say prints a line for each kill */
export async function liveThroughAWeek(
  stack: ThrowawayStack,
  setting: Setting,
  say: (line: string) => void,
): Promise<Report> {
  const random = seededRandom(setting.seed);
  const kills = plannedKills(setting, random);
  const killed = new KilledProcesses(setting);
  const counters = new Counters(killed);
  const memories = new Memories(stack, serverProcesses(setting), setting.seconds / 6);
  const call = await callsOn(stack, counters);
  const inFlight = new Set<Promise<void>>();
  const began = performance.now();
  let nextLook = 0;
  let due = 0;
  for (let last = 0; last < 1; await pause(10)) {
    const moment = Math.min(1, (performance.now() - began) / (setting.seconds * 1_000));
    for (; kills[0] && kills[0].at <= moment; kills.shift()) {
      killProcess(stack, kills[0].name);
      killed.add(kills[0].name);
      say(`  ${Math.round(moment * setting.seconds)} s: killed ${kills[0].name}`);
    }
    if (moment >= nextLook) {
      memories.look(moment * setting.seconds);
      nextLook += 1 / looks;
    }
    due += rateAt(moment, setting) * (moment - last) * setting.seconds;
    last = moment;
    for (; due >= 1; due -= 1) {
      const [kind, chance] = [chosenKind(random()), random()];
      if (inFlight.size >= mostInFlight) {
        counters.skipped += 1;
        continue;
      }
      const made = call(kind, chance).finally(() => inFlight.delete(made));
      inFlight.add(made);
    }
  }
  await Promise.all(inFlight);
  return { ...(await settled(stack, counters)), memory: memories.longest() };
}

/** Sends requests to a stack, and counts the results. */
async function callsOn(stack: ThrowawayStack, counters: Counters) {
  const { admin } = stack.file();
  const books = booksOf(stack);
  const clerk = await Clerk.signIn(stack.url, admin);
  return async (kind: CallKind, chance: number): Promise<void> => {
    if (kind === 'page' || kind === 'list' || kind === 'search') {
      return counters.judge(kind, () => read(stack.url, kind, chance));
    }
    if (kind === 'sign-in') return counters.done(kind, () => signIn(stack.url, admin));
    const number = counters.begin(kind);
    return counters.done(kind, async () => {
      if (kind === 'edit') return clerk.correct(number);
      if (kind === 'upload') return clerk.upload(number);
      if (kind !== 'purchase') return submit(stack.url, kind, number);
      await buy(books, { email: `visitor-${number}@example.com`, reports: chance < 0.7 });
    });
  };
}

/** The effects of all writes, after enough time for each. */
async function settled(
  stack: ThrowawayStack,
  { answers, unexpected, skipped, writes }: Counters,
): Promise<Omit<Report, 'memory'>> {
  const look = async () => {
    const file = stack.file();
    const effects = {
      contact: await effectsOf(file, 'contact', 'Week %'),
      event: await effectsOf(file, 'event', 'Week %'),
      listing: await effectsOf(file, 'listing', 'Week %'),
      purchase: await effectsOf(file, 'purchase', 'visitor-%'),
      edit: await effectsOf(file, 'edit', 'Correction %'),
      upload: await effectsOf(file, 'upload', 'Week %'),
    };
    const office = await countMails(file.mail.inbox ?? '', /^New message: Week \d+\.$/);
    return { effects, office };
  };
  const seen = await onceSettled(look, (each) => keeps(each, writes), settleMs);
  return { answers, unexpected, skipped, writes, ...seen };
}

/** Whether every write is found exactly once in every place. */
export function keeps(
  { effects, office }: Pick<Report, 'effects' | 'office'>,
  writes: Report['writes'],
): boolean {
  const each = writeKinds.every((kind) =>
    Object.values(effects[kind]).every((count) => count === writes[kind]),
  );
  return each && office.mails === writes.contact && office.about === writes.contact;
}
