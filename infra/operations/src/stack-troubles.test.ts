import { tmpdir } from 'node:os';
import type { StackStatus } from './stack-status.js';
import { stackStatus } from './stack-status.js';
import { troublesOf } from './stack-troubles.js';

const fine: StackStatus = {
  processes: [],
  canaries: [],
  streams: [],
  consumers: [],
  deadLetters: 0,
  freeSpace: undefined,
  brokerAnswers: true,
};
const megabyte = 1024 * 1024;

const consumer = (stream: string, name: string, unattended: boolean) => ({
  stream,
  name,
  waiting: 0,
  unattended,
});

it('warns of a disk that is nearly full', () => {
  expect(troublesOf({ ...fine, freeSpace: 300 * megabyte })).toEqual([]);
  expect(troublesOf({ ...fine, freeSpace: 12.7 * megabyte })).toEqual([
    'the disk of the stack has 12 MB left: see docs/operations/incidents.md',
  ]);
});

it('measures the disk of a stack on this machine only', async () => {
  const stack = { url: '', processes: {}, databases: {}, nats: 'nats://127.0.0.1:1' };
  expect((await stackStatus(stack)).freeSpace).toBeUndefined();
  expect((await stackStatus({ ...stack, dataDir: tmpdir() })).freeSpace).toBeGreaterThan(0);
});

it('names a service instead of all its consumers when no process pulls any of their events', () => {
  const consumers = [
    consumer('CONTENT', 'notifications-tell-staff-when-event-submitted', true),
    consumer('AUTH', 'notifications-send-link-when-owner-link-requested', true),
    consumer('DEAD_AUTH', 'notifications-dead-letters', false),
    consumer('CONTENT', 'catalog-update-document-when-news-changed', true),
    consumer('CONTENT', 'catalog-update-document-when-events-changed', false),
  ];
  expect(troublesOf({ ...fine, consumers })).toEqual([
    'no process pulls the events of notifications, catalog-update-document-when-news-changed',
  ]);
});
