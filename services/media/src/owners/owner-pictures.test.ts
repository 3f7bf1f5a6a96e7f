import { randomUUID } from 'node:crypto';
import { ownerUploadsPerDay } from '@town/contracts/pictures/listing-pictures';
import { pictureSchema } from '@town/contracts/pictures/record';
import { redAndBlue } from '../testing/example-pictures.js';
import { useRecordServices } from '../testing/fake-record-services.js';
import { useMedia } from '../testing/media-harness.js';

const records = useRecordServices();
const { address, auth, call, database } = useMedia(() => records.variables());

const ada = 'ada@example.com';
const listing = randomUUID();
const basic = randomUUID();
beforeEach(() => {
  records.rights.set(`${ada} ${listing}`, 6);
  records.rights.set(`${ada} ${basic}`, 0);
});

async function upload(
  query = `?listing=${listing}`,
  headers: Record<string, string> = auth().ownerHeaders(ada),
  alt = 'Our door',
): Promise<Response> {
  const form = new FormData();
  form.append('alt', alt);
  const file = await redAndBlue(300 + Math.floor(Math.random() * 500), 300)
    .jpeg()
    .toBuffer();
  form.append('file', new Blob([Uint8Array.from(file)]), 'door.jpg');
  return fetch(address(`/api/owner/pictures${query}`), { method: 'POST', headers, body: form });
}

describe('an owner’s upload', () => {
  it('is answered with its files, and staff see who has sent it', async () => {
    const answer = await upload();
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const picture = pictureSchema.parse(await answer.json());
    expect(picture).toMatchObject({ alt: 'Our door', uploadedBy: null });
    expect((await call('GET', `/${picture.id}`)).body).toMatchObject({ uploadedBy: ada });
  });

  it('needs a session, and a request from a page of this site', async () => {
    const headers = auth().ownerHeaders(ada);
    expect((await upload(undefined, { ...headers, Cookie: '' })).status).toBe(401);
    expect((await upload(undefined, { ...headers, Origin: 'https://evil.example' })).status).toBe(
      403,
    );
    const { Cookie = '', Origin = '' } = headers;
    expect((await upload(undefined, { Cookie, Origin })).status).toBe(403);
  });

  it('is for a listing of the owner whose plan has pictures', async () => {
    const eve = auth().ownerHeaders('eve@example.com');
    expect((await upload(undefined, eve)).status).toBe(404);
    expect((await upload(`?listing=${randomUUID()}`)).status).toBe(404);
    expect((await upload('')).status).toBe(400);
    const refused = await upload(`?listing=${basic}`);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      message: 'Pictures are part of the Premium plan',
    });
  });

  it('needs alternative text', async () => {
    expect((await upload(undefined, undefined, ' ')).status).toBe(400);
  });

  it('is not possible while the catalog does not answer', async () => {
    records.away = 'picture-rights';
    expect((await upload()).status).toBe(503);
  });

  it('is refused after too many within a day, for this owner only', async () => {
    const headers = auth().ownerHeaders(ada);
    expect((await upload(undefined, headers)).status).toBe(201);
    await database().query(`update request_counts set count = $1 where name like 'pictures%'`, [
      ownerUploadsPerDay,
    ]);
    const refused = await upload(undefined, headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
    records.rights.set(`bea@example.com ${listing}`, 6);
    expect((await upload(undefined, auth().ownerHeaders('bea@example.com'))).status).toBe(201);
  });
});
