import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { PictureRecord } from '@town/contracts/pictures/uses';
import { portOf } from '@town/process-kit/port-of';
import { PictureStorage } from '../storage/picture-storage.js';
import { redAndBlue } from '../testing/example-pictures.js';
import { useMedia } from '../testing/media-harness.js';
import { RemoveUnusedPictures } from '../uses/remove-unused-pictures.js';

/** The hashes that the fake record services report as used. */
let used: string[] = [];
let onlyEarlier: string[] = [];
let usedBy: PictureRecord[] = [];
let isAway = false;
let users: Server;
beforeAll(async () => {
  users = createServer(({ url = '' }, response) => {
    if (isAway) response.writeHead(503).end();
    else if (url.endsWith('/picture-uses'))
      response.end(JSON.stringify({ hashes: [...used, ...onlyEarlier] }));
    else if (url.endsWith('?current=true')) response.end(JSON.stringify({ hashes: used }));
    else response.end(JSON.stringify({ records: usedBy }));
  });
  await new Promise<void>((done) => users.listen(0, '127.0.0.1', done));
});
afterAll(() => users.close());
beforeEach(() => {
  used = [];
  onlyEarlier = [];
  usedBy = [];
  isAway = false;
});

const { folder, call, upload, change, database, service } = useMedia(() => {
  const url = `http://127.0.0.1:${portOf(users)}`;
  return { CATALOG_URL: url, CONTENT_URL: url };
});

let size = 20;
async function add(alt: string): Promise<{ id: string; hash: string }> {
  size += 1;
  return (await upload(await redAndBlue(size, size).png().toBuffer(), alt)).body;
}
const hasFiles = (hash: string) => existsSync(join(folder, hash));
const removeUnused = () => service().app.get(RemoveUnusedPictures).run();
const passed = (column: string, id: string, interval: string) =>
  database().query(`update pictures set ${column} = now() - interval '${interval}' where id = $1`, [
    id,
  ]);
const events = async (id: string) =>
  (
    await database().query<{ subject: string }>(
      "select subject from outbox where event->'data'->>'id' = $1 order by position",
      [id],
    )
  ).map(({ subject }) => subject);

test('the library lists pictures page by page, newest first, and can be searched', async () => {
  await add('Courthouse in the snow');
  await add('Snow on the dance hall');
  await add('River in summer');
  const all = await call('GET', '?limit=2', undefined, { role: 'reader' });
  expect(all.headers.get('x-total-count')).toBe('3');
  expect(all.headers.get('cache-control')).toBe('no-store');
  expect(all.body.map(({ alt }: { alt: string }) => alt)).toEqual([
    'River in summer',
    'Snow on the dance hall',
  ]);
  const found = await call('GET', '?q=snow+COURT');
  expect(found.body).toHaveLength(1);
  expect((await call('GET', '?q=100%25')).body).toEqual([]);
  const second = await call('GET', '?q=SNOW&limit=1&offset=1');
  expect(second.headers.get('x-total-count')).toBe('2');
  expect(second.body).toMatchObject([{ alt: 'Courthouse in the snow' }]);
  const after = await call('GET', '?q=snow&limit=1&offset=2');
  expect(after.headers.get('x-total-count')).toBe('2');
  expect(after.body).toEqual([]);
});

test('alternative text and focal point can be changed, and the change is published and audited', async () => {
  const { id } = await add('A wall');
  const answer = await change(id, { alt: ' A limestone wall ', focalX: 20, focalY: 75.5 });
  expect(answer.body).toMatchObject({ alt: 'A limestone wall', focalX: 20, focalY: 75.5 });
  expect((await call('GET', `/${id}`)).body).toEqual(answer.body);
  expect(await events(id)).toEqual([
    'media.picture-added.v1',
    'media.audited.v1',
    'media.picture-changed.v1',
    'media.audited.v1',
  ]);
  const [entry] = await database().query(
    "select event->'data' as data from outbox where subject = 'media.audited.v1' order by position desc",
  );
  expect(entry).toMatchObject({
    data: {
      actor: 'editor@example.com',
      action: 'save',
      before: { alt: 'A wall', focalX: 50 },
      after: { alt: 'A limestone wall', focalX: 20 },
    },
  });
});

test.each([
  [{ alt: '', focalX: 1, focalY: 1 }, 'alt'],
  [{ alt: 'A', focalX: 101, focalY: 1 }, 'focalX'],
  [{ alt: 'A', focalX: 1 }, 'focalY'],
])('a change to %j is refused', async (body, path) => {
  const { id } = await add('Unchanged');
  const answer = await change(id, body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].path).toBe(path);
});

test('a picture in use is not removed, and the answer names its records', async () => {
  const { id, hash } = await add('In use');
  used = [hash];
  // Both services give this answer.
  usedBy = [{ kind: 'businesses', id, title: 'Pie Stand', isEarlier: false }];
  const refused = await call('DELETE', `/${id}`);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ records: [...usedBy, ...usedBy] });
  expect((await call('GET', `/${id}`)).status).toBe(200);
});

test('staff see which records use a picture, unless a service does not say', async () => {
  const { id } = await add('Shown');
  expect((await call('GET', `/${id}/uses`)).body).toEqual({ records: [] });
  usedBy = [{ kind: 'businesses', id, title: 'Pie Stand', isEarlier: false }];
  // Both services give this answer.
  expect((await call('GET', `/${id}/uses`)).body).toEqual({ records: [...usedBy, ...usedBy] });
  isAway = true;
  expect((await call('GET', `/${id}/uses`)).status).toBe(503);
  expect((await call('GET', '/00000000-0000-4000-8000-000000000000/uses')).status).toBe(404);
});

test('a picture that only an earlier version shows is removed permanently if staff confirm that', async () => {
  const { id, hash } = await add('Was in use');
  onlyEarlier = [hash];
  expect((await call('DELETE', `/${id}`)).status).toBe(409);
  expect((await call('DELETE', `/${id}?earlierVersions=true`)).status).toBe(204);
  await passed('removed_at', id, '61 minutes');
  await removeUnused();
  expect(hasFiles(hash)).toBe(false);
});

test('a picture in current use is not removed even if staff confirm the removal from earlier versions', async () => {
  const { id, hash } = await add('In use and in an earlier version');
  used = [hash];
  expect((await call('DELETE', `/${id}?earlierVersions=true`)).status).toBe(409);
  expect((await call('DELETE', `/${id}?earlierVersions=perhaps`)).status).toBe(400);
});

test('nothing is removed while it is unknown what is in use', async () => {
  const { id, hash } = await add('Perhaps in use');
  isAway = true;
  const answer = await call('DELETE', `/${id}`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  await passed('used_at', id, '31 days');
  await expect(removeUnused()).rejects.toThrow('cannot be checked');
  expect(hasFiles(hash)).toBe(true);
});

test('a removed picture leaves the library at once, and its files are deleted an hour later', async () => {
  const { id, hash } = await add('Not needed');
  expect((await call('DELETE', `/${id}`)).status).toBe(204);
  expect((await call('GET', `/${id}`)).status).toBe(404);
  expect((await call('DELETE', `/${id}`)).status).toBe(404);
  expect((await change(id, { alt: 'A', focalX: 1, focalY: 1 })).status).toBe(404);
  expect(await events(id)).toContain('media.picture-removed.v1');
  await removeUnused();
  expect(hasFiles(hash)).toBe(true);
  await passed('removed_at', id, '61 minutes');
  await removeUnused();
  expect(hasFiles(hash)).toBe(false);
});

test('a picture that was removed while a record began to use it is restored', async () => {
  const { id, hash } = await add('Taken at the last moment');
  await call('DELETE', `/${id}`);
  used = [hash];
  await passed('removed_at', id, '61 minutes');
  await removeUnused();
  expect(hasFiles(hash)).toBe(true);
  expect((await call('GET', `/${id}`)).status).toBe(200);
});

test('the same file can be uploaded again after its removal', async () => {
  const file = await redAndBlue(25, 15).png().toBuffer();
  const { body } = await upload(file, 'First');
  await call('DELETE', `/${body.id}`);
  const again = await upload(file, 'Second');
  expect(again.body).toMatchObject({ id: body.id, hash: body.hash, alt: 'Second' });
  await passed('removed_at', body.id, '61 minutes');
});

test('a picture that has been unused for 30 days is removed, and one in use stays', async () => {
  const unused = await add('Unused');
  const shown = await add('Shown');
  const recent = await add('Recent');
  used = [shown.hash];
  await passed('used_at', unused.id, '31 days');
  await passed('used_at', shown.id, '31 days');
  await passed('used_at', recent.id, '29 days');
  await removeUnused();
  const status = async ({ id }: { id: string }) => (await call('GET', `/${id}`)).status;
  expect([await status(unused), await status(shown), await status(recent)]).toEqual([
    404, 200, 200,
  ]);
});

test('a repeated upload marks a picture as used, however long it was unused', async () => {
  const file = await redAndBlue(27, 14).png().toBuffer();
  const { body } = await upload(file);
  await passed('used_at', body.id, '31 days');
  expect((await upload(file)).body).toMatchObject({ id: body.id });
  await removeUnused();
  expect((await call('GET', `/${body.id}`)).status).toBe(200);
});

test('files that cannot be deleted do not delay the deletion of others', async () => {
  const stuck = await add('Stuck');
  const other = await add('Other');
  for (const { id } of [stuck, other]) {
    await call('DELETE', `/${id}`);
    await passed('removed_at', id, '61 minutes');
  }
  const storage = service().app.get(PictureStorage);
  const { remove } = storage;
  storage.remove = async (hash) => {
    if (hash === stuck.hash) throw new Error('The disk refuses');
    await remove.call(storage, hash);
  };
  try {
    await removeUnused();
  } finally {
    storage.remove = remove;
  }
  expect([hasFiles(stuck.hash), hasFiles(other.hash)]).toEqual([true, false]);
  await removeUnused();
  expect(hasFiles(stuck.hash)).toBe(false);
});

test('a new upload keeps its files, even if a slow process deletes those of an earlier removal', async () => {
  const file = await redAndBlue(29, 16).png().toBuffer();
  const { body } = await upload(file);
  await call('DELETE', `/${body.id}`);
  await passed('removed_at', body.id, '61 minutes');
  const storage = service().app.get(PictureStorage);
  const { remove } = storage;
  let goOn = () => {};
  let slow: Promise<void> | undefined;
  // Stops just before it deletes the files.
  await new Promise<void>((reached) => {
    storage.remove = async (hash) => {
      storage.remove = remove;
      await new Promise<void>((done) => {
        goOn = done;
        reached();
      });
      await remove.call(storage, hash);
    };
    slow = removeUnused();
  });
  await removeUnused();
  await upload(file, 'While it is deleted');
  goOn();
  await slow;
  const again = await upload(file, 'Again');
  expect(again.status).toBe(201);
  expect(hasFiles(again.body.hash)).toBe(true);
});

test('files that a crashed process has left behind are deleted', async () => {
  const { id, hash } = await add('Half stored');
  await database().query('update pictures set stored_at = null where id = $1', [id]);
  expect((await call('GET', `/${id}`)).status).toBe(404);
  await passed('created_at', id, '61 minutes');
  await removeUnused();
  expect(hasFiles(hash)).toBe(false);
});

test.each([
  ['PUT', 'reader'],
  ['DELETE', 'reader'],
] as const)('%s is not for a %s', async (method, role) => {
  const { id } = await add('Guarded');
  expect((await call(method, `/${id}`, undefined, { role })).status).toBe(403);
});
