import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeBucket } from '@town/object-storage/testing/fake-bucket';
import { verifyRegistry } from '../registry/signed-registry.js';
import { readRequest, signRequest, type TeamChange } from '../registry/team-request.js';
import { writeBuiltSlice } from '../testing/built-slice.js';
import { fakeBucketStorage } from '../testing/fake-bucket-storage.js';
import { answerRequests } from './answer-requests.js';
import { changeRegistry } from './change-registry.js';
import { FolderStorage } from './folder-storage.js';
import { publishSlice } from './publish-slice.js';
import { publishedSlice } from './published-slice.js';
import { RequestFiles } from './request-files.js';
import { sendRequest, waitForResult } from './send-request.js';
import type { SliceStorage } from './slice-storage.js';
import { withoutTeam, withTeam } from './team-changes.js';

const operator = generateKeyPairSync('ed25519');
const parks = generateKeyPairSync('ed25519');
const roads = generateKeyPairSync('ed25519');
const keys = { privateKey: operator.privateKey, trusted: [operator.publicKey] };
const pem = ({ publicKey }: typeof parks) =>
  String(publicKey.export({ type: 'spki', format: 'pem' }));
const minutes = 60_000;
const integrityOf = (...files: string[]) =>
  Object.fromEntries(files.map((file) => [file, 'sha384-']));

let folder: string;
let bucket: FakeBucket;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'answer-requests-'));
  bucket = new FakeBucket('town-slices');
  await bucket.start();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each<[string, () => SliceStorage]>([
  ['a folder', () => new FolderStorage(join(folder, 'slices'))],
  ['a bucket', () => fakeBucketStorage(bucket)],
])('a request of a team in %s', (_, open) => {
  let storage: SliceStorage;
  beforeEach(async () => {
    storage = open();
    await changeRegistry(storage, keys, (now) =>
      withTeam(withTeam(now, 'parks', pem(parks), ['mfe-parks']), 'roads', pem(roads), [
        'mfe-roads',
      ]),
    );
  });

  const registry = async () =>
    verifyRegistry((await storage.readRegistry())?.text ?? '', keys.trusted);
  const live = async () => (await registry()).slices.map((each) => `${each.name} ${each.version}`);
  const build = (text: string, name = 'mfe-parks') =>
    writeBuiltSlice(join(folder, name, text), text, name);
  const publication = (version: string, name = 'mfe-parks', percent?: number) => {
    const directory = build(version, name);
    const slice = publishedSlice(directory, version);
    return {
      change: { action: 'publish', slice, percent } as const,
      built: join(directory, 'dist'),
    };
  };
  const send = (version: string, { name = 'mfe-parks', key = parks.privateKey } = {}) => {
    const { change, built } = publication(version, name);
    return sendRequest(storage, key, change, built);
  };
  /** Sends a request without files. */
  const sendAlone = async (change: TeamChange) => {
    const at = { signedAt: new Date().toISOString(), nonce: '0'.repeat(32) };
    const { id, text } = signRequest(change, parks.privateKey, at);
    await new RequestFiles(storage).addText(id, 'request.json', text);
    return id;
  };
  const answered = async (id: string, now?: number) => {
    await answerRequests(storage, keys, now);
    return waitForResult(storage, id);
  };

  it('publishes, tries, promotes and rolls back its own slice, and the registry records the team', async () => {
    expect(await answered(await send('1.0.0'))).toEqual({
      done: true,
      message: 'mfe-parks 1.0.0 is published for everybody, by parks.',
    });
    const [first] = (await registry()).slices;
    expect(first).toMatchObject({ publishedBy: 'parks', published: expect.stringMatching(/^2/) });

    const { change, built } = publication('1.1.0', 'mfe-parks', 10);
    await answered(await sendRequest(storage, parks.privateKey, change, built));
    expect((await registry()).canaries).toEqual([
      { name: 'mfe-parks', version: '1.1.0', percent: 10 },
    ]);
    const promote = { action: 'promote', name: 'mfe-parks' } as const;
    await answered(await sendRequest(storage, parks.privateKey, promote));
    expect(await live()).toEqual(['mfe-parks 1.1.0']);
    const rollback = { action: 'rollback', name: 'mfe-parks' } as const;
    await answered(await sendRequest(storage, parks.privateKey, rollback));
    expect(await live()).toEqual(['mfe-parks 1.0.0']);
    const kept = (await registry()).kept.map(({ version, publishedBy }) => [version, publishedBy]);
    expect(kept).toEqual([['1.1.0', 'parks']]);
  });

  it("is refused for another team's slice", async () => {
    const id = await send('1.0.0', { name: 'mfe-roads' });
    expect(await answered(id)).toEqual({
      done: false,
      message: 'The team parks may not change mfe-roads: its slices are mfe-parks',
    });
    expect(await live()).toEqual([]);
    expect(await storage.readFile('mfe-roads', '1.0.0', 'client/routes.js')).toBeUndefined();
  });

  it('is refused once its key is withdrawn, and its published versions stay', async () => {
    await answered(await send('1.0.0'));
    await changeRegistry(storage, keys, (now) => withoutTeam(now, 'parks'));
    expect((await answered(await send('1.1.0'))).message).toContain('withdrawn');
    expect(await live()).toEqual(['mfe-parks 1.0.0']);
  });

  it('is refused with a key that was never added', async () => {
    const stranger = generateKeyPairSync('ed25519').privateKey;
    expect((await answered(await send('1.0.0', { key: stranger }))).message).toContain('No team');
  });

  it('is refused when a file is not the signed one', async () => {
    const { change } = publication('1.0.0');
    const other = join(build('other'), 'dist');
    const id = await sendRequest(storage, parks.privateKey, change, other);
    expect((await answered(id)).message).toContain('is not the file that was signed');
    expect(await live()).toEqual([]);
  });

  it('is refused when its text was changed after it was signed', async () => {
    const files = new RequestFiles(storage);
    const sent = (await files.readText(await send('1.0.0'), 'request.json')) ?? '';
    const text = sent.replace('"/parks"', '"/news"');
    const { id } = readRequest(text);
    await files.addText(id, 'request.json', text);
    expect((await answered(id)).message).toContain('was not signed with the key of parks');
    expect((await registry()).slices[0]?.mounts).not.toContain('/news');
  });

  it('has no second effect when it is repeated', async () => {
    const files = new RequestFiles(storage);
    const id = await send('1.0.0');
    await answered(id);
    const text = (await files.readText(id, 'request.json')) ?? '';
    await answered(await send('1.1.0'));

    const copy = 'b'.repeat(32);
    await files.addText(copy, 'request.json', text);
    expect((await answered(copy)).message).toContain('a copy of the request of another time');
    await files.remove(id);
    await files.addText(id, 'request.json', text);
    await answered(id);
    expect(await live()).toEqual(['mfe-parks 1.1.0']);
  });

  it('is refused when it was signed too long ago, or in the future', async () => {
    const { change, built } = publication('1.0.0');
    for (const minute of [-16, 16]) {
      const at = new Date(Date.now() + minute * minutes).toISOString();
      const id = await sendRequest(storage, parks.privateKey, change, built, at);
      expect((await answered(id)).message).toContain('the clocks differ');
    }
    expect(await live()).toEqual([]);
  });

  it("is refused when it claims an address of another team's slice, and both are named", async () => {
    await answered(await send('1.0.0', { name: 'mfe-roads', key: roads.privateKey }));
    const { change, built } = publication('1.0.0');
    const claiming = { ...change, slice: { ...change.slice, mounts: ['/roads'] } };
    const id = await sendRequest(storage, parks.privateKey, claiming, built);
    const { message } = await answered(id);
    expect(message).toContain('mfe-parks and mfe-roads both claim /roads');
    expect(await live()).toEqual(['mfe-roads 1.0.0']);
  });

  it.each([
    ['the folder of another slice', { base: '/slices/mfe-roads/1.0.0/' }, 'its base is'],
    ['the container of another slice', { container: 'mfe_roads' }, 'its container is'],
    ['a file without a hash', { entry: 'client/other.js' }, 'which has no hash'],
    ['an address of the gateway', { mounts: ['/api'] }, '/api is reserved'],
    ['a file outside of its folder', { integrity: integrityOf('client/../../x.js') }, 'neither'],
    [
      'a file as a folder',
      { integrity: integrityOf('client/x', 'client/x/y/z') },
      'is a folder, too',
    ],
    [
      'a page of others in the navigation',
      { navigation: { label: 'x', order: 1, to: '//x/y' } },
      'under none of its mounts',
    ],
    ['a widget that it lacks', { widgets: [{ slot: 'home', module: './x', order: 1 }] }, './x'],
    ['a platform that the site does not have', { platform: '^99.0.0' }, 'the platform ^99.0.0'],
  ])('is refused when its entry names %s', async (_what, wrong, reason) => {
    const { change } = publication('1.0.0');
    const slice = { ...change.slice, ...wrong };
    const { message } = await answered(await sendAlone({ ...change, slice }));
    expect(message).toContain('cannot be published');
    expect(message).toContain(reason);
    expect(await live()).toEqual([]);
  });

  it.each([
    ['version', { version: '1'.repeat(256) }, 'a version has at most 100 characters'],
    [
      'file',
      { integrity: integrityOf(`client/${'x'.repeat(256)}`) },
      'the path of a file has at most 200 characters',
    ],
  ])(
    'is refused when the name of its %s is too long for a folder',
    async (_what, wrong, reason) => {
      const { change } = publication('1.0.0');
      const id = await sendAlone({ ...change, slice: { ...change.slice, ...wrong } });
      const { done, message } = await answered(id);
      expect(done).toBe(false);
      expect(message).toContain(reason);
    },
  );

  it('is applied once when the watch was killed before it wrote the registry', async () => {
    const id = await send('1.0.0');
    jest.spyOn(storage, 'replaceRegistry').mockRejectedValueOnce(new Error('killed'));
    expect(await answerRequests(storage, keys)).toEqual([expect.stringContaining('killed')]);
    expect(await live()).toEqual([]);
    expect((await answered(id)).done).toBe(true);
    expect(await live()).toEqual(['mfe-parks 1.0.0']);
  });

  it('is applied once when the watch was killed before it answered', async () => {
    const first = await send('1.0.0');
    jest.spyOn(RequestFiles.prototype, 'addText').mockRejectedValueOnce(new Error('killed'));
    expect(await answerRequests(storage, keys)).toEqual([expect.stringContaining('killed')]);
    const { revision } = await registry();
    expect((await answered(first)).done).toBe(true);
    expect((await registry()).revision).toBe(revision);
  });

  it('is refused when a label of its navigation is blank', async () => {
    const { change, built } = publication('1.0.0');
    const navigation = { label: ' ', order: 1, to: '/parks' };
    const nameless = { ...change, slice: { ...change.slice, navigation } };
    const id = await sendRequest(storage, parks.privateKey, nameless, built);
    expect((await answered(id)).message).toContain('a label of the navigation is blank');
    expect(await live()).toEqual([]);
  });

  it('is removed after an hour', async () => {
    await answered(await send('1.0.0'));
    await answerRequests(storage, keys, Date.now() + 61 * minutes);
    expect(await new RequestFiles(storage).list()).toEqual([]);
    expect(await live()).toEqual(['mfe-parks 1.0.0']);
  });

  it('leaves the slices of other teams to the operator, who may publish all', async () => {
    await publishSlice(storage, keys, build('2.0.0'), { version: '2.0.0' });
    expect((await registry()).slices[0]?.publishedBy).toBe('operator');
  });

  it('is of a team whose slices are nobody else’s', async () => {
    const registered = await registry();
    const key = pem(generateKeyPairSync('ed25519'));
    expect(() => withTeam(registered, 'pools', key, ['mfe-parks'])).toThrow('the team parks');
    expect(() => withTeam(registered, 'pools', pem(roads), ['mfe-pools'])).toThrow('has this key');
    expect(() => withTeam(registered, 'operator', key, ['mfe-pools'])).toThrow('operator');
  });
});
