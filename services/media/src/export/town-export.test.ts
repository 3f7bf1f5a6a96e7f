import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { extractTownArchive } from '@town/town-archive/extract-town-archive';
import { redAndBlue } from '../testing/example-pictures.js';
import { chapel, chapelVersion, useRecordServices } from '../testing/fake-record-services.js';
import { useMedia } from '../testing/media-harness.js';
import { TownExport } from './town-export.js';

const services = useRecordServices();
const { address, auth, database, service, upload, folder } = useMedia(services.variables);

function ask(token = auth().tokenOf('administrator')) {
  return fetch(address('/api/admin/export'), { headers: { Authorization: `Bearer ${token}` } });
}

/** Calls back with a folder into which an archive is extracted. */
async function extracted(answer: Response, look: (folder: string) => void): Promise<void> {
  const target = mkdtempSync(join(tmpdir(), 'town-export-'));
  try {
    writeFileSync(join(target, 'x.zip'), await answer.bytes());
    await extractTownArchive(join(target, 'x.zip'), target);
    look(target);
  } finally {
    rmSync(target, { recursive: true });
  }
}

const audited = () =>
  database().query<{ data: unknown }>(
    `select event -> 'data' as data from outbox
     where subject = 'media.audited.v1' and event -> 'data' ->> 'action' = 'export'`,
  );

test('an administrator gets everything as one archive, and the export is audited', async () => {
  const picture = (await upload(await redAndBlue(40, 30).png().toBuffer(), 'A wall')).body;
  const token = auth().tokenOf('administrator');
  const answer = await ask(token);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="town-\d{4}-\d\d-\d\d\.zip"$/,
  );
  await extracted(answer, (target) => {
    const read = (name: string) => JSON.parse(readFileSync(join(target, name), 'utf8'));
    expect(read('settings.json')).toEqual(defaultSettings);
    expect(read('churches.json')).toEqual([chapel]);
    expect(read('churches-versions.ndjson')).toEqual(chapelVersion);
    expect(read('pictures.json')).toMatchObject([{ hash: picture.hash, alt: 'A wall' }]);
    expect(JSON.stringify(read('pictures.json'))).not.toContain('@example.com');
    const file = `${picture.hash}/40.jpg`;
    expect(readFileSync(join(target, 'pictures', file))).toEqual(readFileSync(join(folder, file)));
  });
  // The other services check the role themselves.
  for (const { headers } of services.asked) expect(headers.authorization).toBe(`Bearer ${token}`);
  expect(await audited()).toEqual([
    { data: expect.objectContaining({ actor: 'administrator@example.com', kind: 'town' }) },
  ]);
});

test('pictures that are added or removed while records are written are in the archive', async () => {
  const leaves = (await upload(await redAndBlue(41, 30).png().toBuffer(), 'It leaves')).body;
  let arrives = '';
  services.meanwhile = async (path) => {
    if (arrives || !path.includes('historical-photos')) return;
    arrives = (await upload(await redAndBlue(42, 30).png().toBuffer(), 'It arrives')).body.hash;
    await database().query('update pictures set removed_at = clock_timestamp() where id = $1', [
      leaves.id,
    ]);
  };
  await extracted(await ask(), (target) => {
    const pictures = readFileSync(join(target, 'pictures.json'), 'utf8');
    expect(pictures).toContain(leaves.hash);
    expect(pictures).toContain(arrives);
    const file = `${arrives}/42.jpg`;
    expect(readFileSync(join(target, 'pictures', file))).toEqual(readFileSync(join(folder, file)));
  });
});

test('an archive is named after the day of the town', async () => {
  const { name, archive } = await service()
    .app.get(TownExport, { strict: false })
    .write('Bearer x', 'administrator@example.com', new Date('2027-03-01T05:00:00Z'));
  archive.destroy();
  expect(name).toBe('town-2027-02-28.zip');
});

test.each(['settings', 'churches'])(
  'if the service does not answer for %s, there is no archive',
  async (part) => {
    const before = await audited();
    services.away = part;
    const answer = await ask();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await audited()).toEqual(before);
  },
);

test('an archive that cannot be finished ends with a broken connection, so that it does not seem complete', async () => {
  services.away = 'historical-photos';
  const answer = await ask();
  expect(answer.status).toBe(200);
  await expect(answer.bytes()).rejects.toThrow();
});

test('an archive with an incomplete history also ends with a broken connection', async () => {
  services.away = 'events/export-versions';
  const answer = await ask();
  expect(answer.status).toBe(200);
  await expect(answer.bytes()).rejects.toThrow();
});

test('editors get no archive', async () => {
  expect((await ask(auth().tokenOf('editor'))).status).toBe(403);
  expect(services.asked).toEqual([]);
});
