/**
 * A week of a town, compressed: visitors read, search, write, buy and sign in, and a clerk corrects an article
 * and uploads pictures, while processes are killed.
 * It counts every answer, and looks for every write at the end. The stack has one process of each
 * service, so a killed one is missing until it is up again: then a visitor may get 503 with Retry-After,
 * or no connection where the gateway itself was killed. Any other failure is unexpected.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { serviceNames } from '@town/dev-stack/stack/service-names';
import type { ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { memoryOf } from '../bench/memory.js';
import { countMails } from '../count-mails.js';
import { killProcess } from '../kill-process.js';
import { onceSettled } from '../once-settled.js';
import { buy } from '../purchases/buy.js';
import { booksOf } from '../purchases/purchases.js';
import { seededRandom } from '../random.js';
import {
  type CallKind,
  chosenKind,
  read,
  signIn,
  submit,
  type WriteKind,
  writeKinds,
} from './calls.js';
import { Clerk } from './clerk.js';
import { Counters } from './counters.js';
import { type Effects, effectsOf } from './effects.js';
import { rateAt, type Setting } from './setting.js';

/** Every process but the mail inbox and the payment sandbox, which are not part of a town's site. */
const victims = [...serviceNames, 'site', 'gateway', 'postgres', 'nats'];
const measured = [...serviceNames, 'site'];
/** Visitors who wait at the same time. More would measure this machine and not the site. */
const mostInFlight = 200;
const settleMs = 120_000;

export interface Report {
  answers: Record<string, number>;
  /** The first twenty answers that nothing explains. */
  unexpected: string[];
  /** Calls that were not made because too many were in flight. */
  skipped: number;
  writes: Record<WriteKind, number>;
  effects: Record<WriteKind, Effects>;
  office: { mails: number; about: number };
  /** Megabytes of each process after a third of the run, and at its end; null where it was killed between. */
  memory: Record<string, { early: number; late: number } | null>;
}

/** Limits of a site that one address sends a week's load to. */
export const weekLimits = {
  SUBMISSION_LIMIT: '1000000',
  SUBMISSIONS_PER_DAY: '1000000',
  OPEN_SUBMISSIONS: '1000000',
  GATEWAY_WRITE_RATE: '5000',
  GATEWAY_WRITE_BURST: '5000',
};

/** @param say gets a line for each kill */
export async function liveThroughAWeek(
  stack: ThrowawayStack,
  setting: Setting,
  say: (line: string) => void,
): Promise<Report> {
  const random = seededRandom(setting.seed);
  const kills = plannedKills(setting, random);
  const counters = new Counters();
  const call = await callsOn(stack, counters);
  const inFlight = new Set<Promise<void>>();
  const began = performance.now();
  let early: Map<string, Sample> | undefined;
  let due = 0;
  for (let last = 0; last < 1; await pause(10)) {
    const moment = Math.min(1, (performance.now() - began) / (setting.seconds * 1_000));
    for (; kills[0] && kills[0].at <= moment; kills.shift()) {
      killProcess(stack, kills[0].name);
      say(`  ${Math.round(moment * setting.seconds)} s: killed ${kills[0].name}`);
    }
    if (moment >= 1 / 3) early ??= memories(stack);
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
  const memory = compared(early ?? new Map(), memories(stack));
  return { ...(await settled(stack, counters)), memory };
}

/** Drawn in advance, so that the same seed kills the same processes at the same moments. */
function plannedKills({ kills }: Setting, random: () => number): { at: number; name: string }[] {
  return Array.from({ length: kills }, () => ({
    at: 0.05 + 0.9 * random(),
    name: victims[Math.floor(random() * victims.length)] ?? 'site',
  })).sort((a, b) => a.at - b.at);
}

/** Makes calls on a stack, and counts what becomes of them. */
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

/** The effects of all writes, once each has had its time. */
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

/** Whether every write is found exactly once, everywhere where it belongs. */
export function keeps(
  { effects, office }: Pick<Report, 'effects' | 'office'>,
  writes: Report['writes'],
): boolean {
  const each = writeKinds.every((kind) =>
    Object.values(effects[kind]).every((count) => count === writes[kind]),
  );
  return each && office.mails === writes.contact && office.about === writes.contact;
}

interface Sample {
  pid: number;
  megabytes: number;
}

function memories(stack: ThrowawayStack): Map<string, Sample> {
  const { processes } = stack.file();
  const samples = measured.flatMap((name) => {
    const pid = processes[name]?.pid;
    return pid ? [[name, { pid, megabytes: Math.round(memoryOf(pid).resident) }] as const] : [];
  });
  return new Map(samples);
}

function compared(early: Map<string, Sample>, late: Map<string, Sample>): Report['memory'] {
  return Object.fromEntries(
    [...late].map(([name, { pid, megabytes }]) => {
      const before = early.get(name);
      const isSame = before?.pid === pid;
      return [name, isSame ? { early: before.megabytes, late: megabytes } : null];
    }),
  );
}
