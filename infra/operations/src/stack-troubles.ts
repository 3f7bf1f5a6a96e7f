import { serviceNames } from '@town/dev-stack/stack/service-names';
import { type ConsumerStatus, deadLetters, type StackStatus } from './stack-status.js';

/** A mail that could not be sent is retried at least every half minute. */
const lateMailSeconds = 600;
/** A canary that is still undecided after a day was probably forgotten. */
const oldCanaryMs = 24 * 60 * 60 * 1000;
const megabyte = 1024 * 1024;
/** PostgreSQL alone may need this much for its log of writes. */
const scarceSpace = 256 * megabyte;
const guide = 'see docs/operations/incidents.md';

/** Problems that need attention, in words; empty if all is well. */
export function troublesOf(status: StackStatus): string[] {
  const troubles = status.processes.flatMap((each) => {
    const { name, pid, alive, ready, reason, mailWaits = 0 } = each;
    if (!alive) return [`${name} does not run`];
    if (reason === 'silent') return [`${name} runs and does not answer (process ${pid}): ${guide}`];
    if (reason === 'database') return [`${name} cannot reach its database: ${guide}`];
    if (ready === false) return [`${name} runs and cannot serve: ${guide}`];
    if (mailWaits < lateMailSeconds) return [];
    return [`mail has waited for ${Math.round(mailWaits / 60)} minutes: ${guide}`];
  });
  for (const { name, version, publishedAt } of status.canaries) {
    if (!publishedAt || Date.now() - publishedAt.getTime() < oldCanaryMs) continue;
    const since = publishedAt.toISOString().slice(0, 10);
    const what = `${name} ${version}, published on ${since}, is still a canary`;
    troubles.push(`${what}: promote it or roll it back, see docs/operations/slices.md`);
  }
  if (status.freeSpace !== undefined && status.freeSpace < scarceSpace) {
    const megabytes = Math.floor(status.freeSpace / megabyte);
    troubles.push(`the disk of the stack has ${megabytes} MB left: ${guide}`);
  }
  if (!status.brokerAnswers) troubles.push('the broker does not answer');
  const unattended = unattendedNames(status.consumers);
  if (unattended.length > 0) {
    troubles.push(`no process pulls the events of ${unattended.join(', ')}`);
  }
  if (status.deadLetters > 0) {
    troubles.push(`${status.deadLetters} events are dead letters: ${guide}`);
  }
  return troubles;
}

/** The consumers whose events no process pulls. A service with no other consumers is named instead of them. */
function unattendedNames(consumers: readonly ConsumerStatus[]): string[] {
  const events = consumers.filter(({ stream }) => !stream.startsWith(deadLetters));
  const services = serviceNames.filter((service) => {
    const own = events.filter(({ name }) => isOf(name, service));
    return own.length > 0 && own.every(({ unattended }) => unattended);
  });
  const others = events.filter(
    ({ name, unattended }) => unattended && !services.some((service) => isOf(name, service)),
  );
  return [...services, ...others.map(({ name }) => name)];
}

const isOf = (consumer: string, service: string) => consumer.startsWith(`${service}-`);
