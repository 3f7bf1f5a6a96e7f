/** @jest-environment node */
import { KeptTexts } from './kept-texts';

const path = '/api/pages/civic-contacts';
const written = () => Promise.resolve(Response.json({ title: 'Civic Contacts' }));
const down = () => Promise.reject(new Error('unreachable'));
const failing = () => Promise.resolve(new Response('no', { status: 503 }));
const missing = () => Promise.resolve(new Response('no', { status: 404 }));

describe("the town's texts on the server", () => {
  it.each([
    ['cannot be reached', down],
    ['fails', failing],
  ])('stay as they were while the service %s', async (_, broken) => {
    const texts = new KeptTexts();
    expect((await texts.answer(path, written)).status).toBe(200);
    expect(await (await texts.answer(path, broken)).json()).toEqual({ title: 'Civic Contacts' });
  });

  it('fail when this server has never read them', async () => {
    const texts = new KeptTexts();
    await expect(texts.answer(path, down)).rejects.toThrow('unreachable');
    expect((await texts.answer(path, failing)).status).toBe(503);
  });

  it('stay after the service has answered "not modified"', async () => {
    const texts = new KeptTexts();
    await texts.answer(path, written);
    const same = () => Promise.resolve(new Response(null, { status: 304 }));
    expect((await texts.answer(path, same)).status).toBe(304);
    expect((await texts.answer(path, failing)).status).toBe(200);
  });

  it('are removed when staff have withdrawn them', async () => {
    const texts = new KeptTexts();
    await texts.answer(path, written);
    expect((await texts.answer(path, missing)).status).toBe(404);
    expect((await texts.answer(path, failing)).status).toBe(503);
  });
});
