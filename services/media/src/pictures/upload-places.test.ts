import { request } from 'node:http';
import { redAndBlue } from '../testing/example-pictures.js';
import { useMedia } from '../testing/media-harness.js';

const { upload, address, auth } = useMedia(() => ({ UPLOAD_PLACES: '2' }));

/** Begins an upload and sends no more than its first bytes; returns what breaks it off. */
function beginUpload(): () => void {
  const outgoing = request(address('/api/admin/pictures'), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${auth().tokenOf('editor')}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': '5000',
    },
    agent: false,
  });
  outgoing.on('error', () => {});
  outgoing.write('--x\r\n');
  return () => outgoing.destroy();
}

/** Uploads again and again until the service answers with a status; a few seconds at most. */
async function uploadUntil(status: number, picture: Buffer) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await upload(picture);
    if (answer.status === status) return answer;
  }
  throw new Error(`No upload was answered with ${status}`);
}

test('uploads beyond the places are told when to come back, and find a place later', async () => {
  const picture = await redAndBlue(60, 40).png().toBuffer();
  const ends = [beginUpload(), beginUpload()];
  const busy = await uploadUntil(503, picture);
  expect(busy.headers.get('retry-after')).toBe('5');
  expect(busy.body.detail).toContain('try again');
  for (const end of ends) end();
  const after = await uploadUntil(201, picture);
  expect(after.body.width).toBe(60);
});

test('two uploads at once are both taken, one after the other', async () => {
  const files = [
    await redAndBlue(61, 40).png().toBuffer(),
    await redAndBlue(62, 40).png().toBuffer(),
  ];
  const answers = await Promise.all(files.map((file) => upload(file)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
});
