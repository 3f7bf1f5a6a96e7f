import { megabytesOf } from '@town/dev-stack/lib/proc';
import { freeSpace } from '@town/dev-stack/stack/disk-space';
import { errorCode } from '@town/process-kit/error-code';
import { pause } from '@town/process-kit/pause';
import type { ConsumerInfo, JetStreamManager, StreamInfo } from 'nats';
import * as z from 'zod/mini';
import { liveCanaries } from './live-canaries.js';
import type { RunningStack } from './running-stack.js';
import { listStreams, withStreams } from './streams.js';

/** The state of a stack. */
export type StackStatus = Awaited<ReturnType<typeof stackStatus>>;

const askWithinMs = 2_000;
/** Longer than the time after which the broker redelivers an event. */
const betweenLooksMs = 6_000;
/** The name prefix of dead-letter streams. */
export const deadLetters = 'DEAD_';

export interface ConsumerStatus {
  stream: string;
  name: string;
  /** Events that it has not handled yet. */
  waiting: number;
  /** Whether no process pulls its events. */
  unattended: boolean;
}

/** Reads the state of every process, and what is pending between them. */
export async function stackStatus(stack: RunningStack) {
  const processes = await Promise.all(
    Object.entries(stack.processes).map(([name, { pid, url }]) => processStatus(name, pid, url)),
  );
  const events = await eventStatus(stack.nats).catch(() => undefined);
  // Without an answer of the site, the processes already tell what is wrong.
  const canaries = await liveCanaries(stack.url, askWithinMs).catch(() => []);
  return {
    processes,
    canaries,
    streams: events?.streams ?? [],
    consumers: events?.consumers ?? [],
    deadLetters: (events?.streams ?? [])
      .filter(({ name }) => name.startsWith(deadLetters))
      .reduce((sum, { messages }) => sum + messages, 0),
    /** Free space of the stack's disk in bytes; undefined for a stack on another machine, and without an answer. */
    freeSpace: stack.dataDir ? await freeSpace(stack.dataDir).catch(() => undefined) : undefined,
    /** False if the broker did not answer; streams and consumers are then unknown. */
    brokerAnswers: events !== undefined,
  };
}

async function processStatus(name: string, pid: number | undefined, url: string | undefined) {
  const http = url?.startsWith('http') ? url : undefined;
  const ready = http ? await ask(`${http}/readyz`) : undefined;
  const isSilent = http !== undefined && ready === undefined;
  const metrics = ready?.ok ? await ask(`${http}/metrics`) : undefined;
  const measured = metrics?.ok ? await metrics.text() : '';
  return {
    name,
    pid,
    alive: isAlive(pid),
    /**
     * Whether it can serve; undefined for a process without HTTP. Any response counts as ready for a process
     * without this address, which is not one of our services.
     */
    ready: isSilent ? false : ready && ready.status < 500,
    /** Why it cannot serve, as far as that can be told from outside. */
    reason: isSilent ? ('silent' as const) : await reasonOf(ready),
    /** Its memory in megabytes, if the system reports it. */
    memoryMb: pid === undefined ? undefined : megabytesOf(pid, 'status', 'VmRSS'),
    /** Events in its outbox that are not published yet. */
    outboxWaiting: measurement(measured, 'outbox_waiting'),
    /** How long its oldest mail has waited, in seconds. */
    mailWaits: measurement(measured, 'mails_oldest_seconds'),
  };
}

/** The response; undefined if there is none in time. */
async function ask(url: string): Promise<Response | undefined> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(askWithinMs) });
  } catch {
    return undefined;
  }
}

const readinessSchema = z.object({ database: z.literal('down') });

async function reasonOf(ready: Response | undefined): Promise<'database' | undefined> {
  if (!ready || ready.status < 500) return undefined;
  const body: unknown = await ready.json().catch(() => undefined);
  return readinessSchema.safeParse(body).success ? 'database' : undefined;
}

function isAlive(pid: number | undefined): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists but belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}

function measurement(metrics: string, name: string): number | undefined {
  const [, value] = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(metrics) ?? [];
  return value === undefined ? undefined : Number(value);
}

function eventStatus(nats: string) {
  return withStreams(nats, async (manager) => {
    const streams = await listStreams(manager);
    const consumers = await listConsumers(manager, streams);
    return {
      streams: streams.map(({ config, state }) => ({
        name: config.name,
        messages: state.messages,
      })),
      consumers: consumers.sort((one, other) => one.name.localeCompare(other.name)),
    };
  });
}

async function listConsumers(
  manager: JetStreamManager,
  streams: readonly StreamInfo[],
): Promise<ConsumerStatus[]> {
  const consumers: ConsumerInfo[] = [];
  for (const { config } of streams) {
    for await (const consumer of manager.consumers.list(config.name)) consumers.push(consumer);
  }
  return Promise.all(
    consumers.map(async (info) => ({
      stream: info.stream_name,
      name: info.name,
      waiting: info.num_pending + info.num_ack_pending,
      // Only a replay pulls dead letters.
      unattended: !info.stream_name.startsWith(deadLetters) && (await isUnattended(manager, info)),
    })),
  );
}

/** A process that handles events has a pull request open all the time, except while it handles some. */
async function isUnattended(manager: JetStreamManager, first: ConsumerInfo): Promise<boolean> {
  if (first.num_waiting > 0) return false;
  await pause(betweenLooksMs);
  const { num_waiting, delivered } = await manager.consumers.info(first.stream_name, first.name);
  return num_waiting === 0 && delivered.consumer_seq === first.delivered.consumer_seq;
}
