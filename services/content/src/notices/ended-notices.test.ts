import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { auth, settings } = useFakeAuth();
const { address, database } = useService(contentService, settings);

const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000).toISOString();

const call = editorCall({ address }, auth);
const create = (notice: object) =>
  readJson<ManagedRecord>(call('POST', '/api/admin/notices', { level: 'notice', ...notice }));
const read = (id: string) => readJson<ManagedRecord>(call('GET', `/api/admin/notices/${id}`));
const list = (ids: string[]) =>
  readJson<ManagedRecord[]>(call('GET', `/api/admin/notices?ids=${ids.join()}&sort=title`));

describe('a notice that nobody sees', () => {
  it('says when it was public last, in a list too', async () => {
    const shown = { startsAt: hours(-1), endsAt: null, state: 'published' };
    const withdrawn = await create({ text: 'Withdrawn', ...shown });
    await readJson(call('POST', `/api/admin/notices/${withdrawn.id}/unpublish`, {}));
    const written = await create({ text: 'Written again', ...shown });
    await readJson(call('POST', `/api/admin/notices/${written.id}/unpublish`, {}));
    const { version, ...again } = await read(written.id);
    await readJson(call('PUT', `/api/admin/notices/${written.id}`, again, version));
    const draft = await create({ text: 'A draft', startsAt: hours(1), endsAt: null });
    const open = await create({ text: 'Public', ...shown });
    const until = expect.stringMatching(/^20/);
    expect(await list([withdrawn.id, written.id, draft.id, open.id])).toMatchObject([
      { id: draft.id, lastPublic: null },
      { id: open.id, state: 'published' },
      { id: withdrawn.id, lastPublic: { version: 2, until } },
      { id: written.id, version: 3, lastPublic: { version: 2, until } },
    ]);
    expect((await read(withdrawn.id))['lastPublic']).toMatchObject({ version: 2 });
    expect(await read(draft.id)).toMatchObject({ lastPublic: null });
    expect(await read(open.id)).not.toHaveProperty('lastPublic');
  });

  it('was never public if it was only scheduled when its time passed', async () => {
    const { id } = await create({
      ...{ text: 'Missed', startsAt: hours(1), endsAt: hours(2) },
      state: 'published',
    });
    await database().query(
      `update records set publish_at = now() - interval '2 hours',
         withdraw_at = now() - interval '1 hour' where id = $1`,
      [id],
    );
    await eventually(async () => expect(await read(id)).toMatchObject({ state: 'draft' }));
    expect(await read(id)).toMatchObject({ updatedBy: 'system', lastPublic: null });
  });
});

describe('a list of chosen records', () => {
  it('has only these, archived ones too', async () => {
    const [first, second, third] = await Promise.all(
      ['Ash', 'Birch', 'Cedar'].map((text) => create({ text, startsAt: hours(1), endsAt: null })),
    );
    await readJson(call('POST', `/api/admin/notices/${first!.id}/archive`, {}));
    const chosen = await list([first!.id, third!.id, '00000000-0000-4000-8000-000000000000']);
    expect(chosen.map(({ id }) => id)).toEqual([first!.id, third!.id]);
    expect(chosen.map(({ id }) => id)).not.toContain(second!.id);
    const refused = await call('GET', '/api/admin/notices?ids=one');
    expect(refused.status).toBe(400);
  });
});
