import { randomUUID } from 'node:crypto';
import { type AuditEntry, auditedEvents } from '@town/contracts/audit/events';
import type { AuditRecord } from '@town/contracts/audit/record';
import { eventually } from '@town/service-kit/testing/eventually';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { authService } from '../auth-service.js';
import { staffClient } from '../testing/staff-client.js';

const harness = useServiceWithBroker(authService);
const staff = staffClient(harness);

let token: string;
beforeAll(async () => {
  token = await staff.signIn(await staff.addAccount());
});

/** Publishes an entry as another service would. */
async function publish(
  service: keyof typeof auditedEvents,
  changes: Partial<AuditEntry> = {},
  { time = '2026-11-20T15:30:00.000Z', times = 1 } = {},
): Promise<AuditEntry> {
  const entry = {
    actor: 'ann@example.com',
    action: 'publish',
    kind: 'news',
    id: randomUUID(),
    before: { state: 'draft' },
    after: { state: 'published' },
    ...changes,
  };
  const { subject } = auditedEvents[service];
  const id = randomUUID();
  const event = {
    specversion: '1.0',
    id,
    source: `/services/${service}`,
    type: subject,
    time,
    datacontenttype: 'application/json',
    requestid: 'request-1',
    data: entry,
  };
  const connection = await harness.nats().connect();
  for (let index = 0; index < times; index += 1) {
    const options = { msgID: `${id}-${index}` };
    await connection.jetstream().publish(subject, JSON.stringify(event), options);
  }
  await connection.close();
  return entry;
}

async function search(query: Record<string, string>): Promise<AuditRecord[]> {
  const path = `/api/admin/audit?${new URLSearchParams(query)}`;
  return readJson<AuditRecord[]>(staff.send(path, { token }));
}

const found = (query: Record<string, string>, ids: string[]) =>
  eventually(async () => expect((await search(query)).map(({ id }) => id)).toEqual(ids));

test.each(['catalog', 'content', 'advertising', 'auth'] as const)(
  'an entry of the %s service is stored once, however often it is delivered',
  async (service) => {
    const entry = await publish(service, {}, { times: 3 });
    await found({ id: entry.id }, [entry.id]);
    const marker = await publish(service);
    await found({ id: marker.id }, [marker.id]);
    expect(await search({ id: entry.id })).toEqual([
      { ...entry, at: '2026-11-20T15:30:00.000Z', requestId: 'request-1' },
    ]);
  },
);

test('entries are filtered by actor, action, kind, words and days, newest first', async () => {
  const kind = `pages-${randomUUID()}`;
  const old = await publish('content', { kind }, { time: '2026-03-01T05:30:00.000Z' });
  const next = await publish(
    'content',
    { kind, actor: 'Bea@example.com' },
    { time: '2026-03-02T12:00:00.000Z' },
  );
  const last = await publish(
    'content',
    { kind, action: 'archive', after: { title: '100% wool' } },
    { time: '2026-03-03T12:00:00.000Z' },
  );
  await found({ kind }, [last.id, next.id, old.id]);
  await found({ kind, actor: 'bea@EXAMPLE.com' }, [next.id]);
  await found({ kind, action: 'archive' }, [last.id]);
  await found({ kind, q: '100%' }, [last.id]);
  await found({ kind, q: '1%0' }, []);
  // In the town's time zone the first entry belongs to the previous evening.
  await found({ kind, to: '2026-02-28' }, [old.id]);
  await found({ kind, from: '2026-03-01', to: '2026-03-02' }, [next.id]);
  await found({ kind, limit: '1', offset: '1' }, [next.id]);
  const page = await staff.send(`/api/admin/audit?kind=${kind}&limit=1`, { token });
  expect(page.headers.get('x-total-count')).toBe('3');
  expect(page.headers.get('cache-control')).toBe('no-store');
});

test('a word is found in any part of an entry, ignoring case, and not across two parts', async () => {
  const id = `Pérez-${randomUUID()}`;
  await publish('content', {
    id,
    actor: 'Zoe@example.com',
    action: 'unpublish',
    kind: 'churches',
    before: { title: 'Old Ñandú' },
    after: null,
  });
  await found({ id }, [id]);
  const count = async (q: string) => (await search({ id, q })).length;
  for (const q of ['zoe@', 'PUBLISH', 'church', 'pÉREZ', 'ñAND', '"Old', 'zoe@ ñandú unpub']) {
    expect([q, await count(q)]).toEqual([q, 1]);
  }
  for (const q of ['unpublishchurches', '_oe@', 'zoe@ missing', `\\n`]) {
    expect([q, await count(q)]).toEqual([q, 0]);
  }
  // A record id that equals the code of an action must not be found as that action.
  await publish('content', { id: 'unarchive', kind: `pages-${id}` });
  await found({ kind: `pages-${id}` }, ['unarchive']);
  expect(await search({ kind: `pages-${id}`, q: 'Restored from the' })).toEqual([]);
  const last = await staff.send(`/api/admin/audit?id=${id}&q=zoe@&limit=1&offset=1`, { token });
  expect(last.headers.get('x-total-count')).toBe('1');
  expect(await last.json()).toEqual([]);
});

test("searching for a record's name finds all its entries, also under a former name", async () => {
  const record = { kind: 'businesses', id: randomUUID() };
  const title = (name: string) => `${name} ${record.id.slice(0, 8)}`;
  await publish('catalog', { ...record, action: 'create', after: { name: title('Redbud Cafe') } });
  await publish('catalog', { ...record, action: 'save', after: { phone: '830-555-0199' } });
  await publish('catalog', { ...record, action: 'archive', after: { state: 'archived' } });
  await publish('catalog', { id: randomUUID(), after: { phone: '830-555-0199' } });
  await found({ q: title('redbud cafe') }, [record.id, record.id, record.id]);
  expect(await search({ q: `${title('redbud cafe')} archived` })).toMatchObject([
    { action: 'archive' },
  ]);
  const names = { before: { name: title('Redbud Cafe') }, after: { name: title('Bluestem') } };
  await publish('catalog', { ...record, action: 'save', ...names });
  await found(
    { q: title('bluestem') },
    Array.from({ length: 4 }, () => record.id),
  );
  await found(
    { q: title('redbud cafe') },
    Array.from({ length: 4 }, () => record.id),
  );
});

test('entries are found by the labels that the desk shows for their codes', async () => {
  const id = randomUUID();
  await publish('content', {
    id,
    kind: 'historical-photos',
    action: 'unarchive',
    after: { state: 'draft' },
  });
  await publish('catalog', {
    id,
    kind: 'businesses',
    action: 'save',
    before: { contactEmail: true, category: 'dining' },
    after: { contactEmail: true, category: 'beauty' },
  });
  await publish('advertising', {
    id,
    kind: 'price-changes',
    action: 'announce',
    after: { plan: 'monthly', cents: 5900 },
  });
  const kinds = async (q: string) => (await search({ id, q })).map(({ kind }) => kind);
  await found({ id }, [id, id, id]);
  expect(await kinds('Restored from the archive')).toEqual(['historical-photos']);
  expect(await kinds('historical photos restored')).toEqual(['historical-photos']);
  expect(await kinds('Monthly Listing')).toEqual(['price-changes']);
  expect(await kinds('E-mail on record')).toEqual(['businesses']);
  expect(await kinds('ann@example.com saved')).toEqual(['businesses']);
  expect(await kinds('Published')).toEqual([]);
});

test('changed settings are found by their labels in the form', async () => {
  const id = randomUUID();
  await publish('content', {
    id,
    kind: 'settings',
    action: 'change',
    before: { 'profile.siteName': 'Guide', openingNotice: '' },
    after: { 'profile.siteName': 'Town Guide', openingNotice: '' },
  });
  await found({ id }, [id]);
  const count = async (q: string) => (await search({ id, q })).length;
  expect(await count('Name of the site')).toBe(1);
  expect(await count('Review events from the public')).toBe(0);
});

test('an export is CSV without formulas, and is itself in the log', async () => {
  const kind = `events-${randomUUID()}`;
  const entry = await publish('content', {
    kind,
    id: '=cmd()',
    actor: '@sum',
    action: '-1',
    before: null,
    after: { title: 'He said "go", twice' },
  });
  await found({ kind }, [entry.id]);
  const answer = await staff.send(`/api/admin/audit/export.csv?kind=${kind}`, { token });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('audit.csv');
  expect(await answer.text()).toBe(
    'at,actor,action,kind,id,before,after,requestId\r\n' +
      `2026-11-20T15:30:00.000Z,'@sum,'-1,${kind},'=cmd(),,` +
      '"{""title"":""He said \\""go\\"", twice""}",request-1\r\n',
  );
  await eventually(async () =>
    expect(await search({ action: 'export', kind: 'audit' })).toEqual([
      expect.objectContaining({ after: { kind } }),
    ]),
  );
});

test('not even the service itself can change an entry', async () => {
  const { id } = await publish('auth');
  await found({ id }, [id]);
  for (const change of [
    "update audit_entries set actor = 'nobody'",
    'delete from audit_entries',
    'truncate audit_entries',
  ]) {
    await expect(harness.database().query(change)).rejects.toThrow('The audit log only grows');
  }
  await found({ id }, [id]);
});
