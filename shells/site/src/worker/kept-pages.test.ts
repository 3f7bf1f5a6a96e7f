/** @jest-environment node */
import { KeptPages } from './kept-pages';

const hour = 60 * 60 * 1000;
const now = Date.parse('2027-03-10T18:00:00Z');
const contacts = '/offline/civic-contacts';

let stored: Map<string, Response>;
let asked: string[];
let answers: Record<string, () => Response>;

/** A page as the server of a release sends it. */
const page = (words: string, release = 'r1', status = 200) =>
  new Response(words, {
    status,
    headers: { 'x-release': release, date: new Date(now).toUTCString() },
  });

const textAt = (path: string) => stored.get(path)?.clone().text();
const kept = () => new KeptPages('offline-r1', 'r1');

beforeEach(() => {
  stored = new Map();
  asked = [];
  answers = {
    [contacts]: () => page('contacts'),
    '/offline': () => page('notice'),
    [`/es${contacts}`]: () => page('contactos'),
    '/es/offline': () => page('aviso'),
  };
  const cache = { put: async (path: string, answer: Response) => void stored.set(path, answer) };
  Reflect.set(globalThis, 'caches', {
    open: async () => cache,
    match: async (path: string) => stored.get(path)?.clone(),
  });
  Reflect.set(globalThis, 'fetch', async (path: string) => {
    asked.push(path);
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});

test('both pages are stored, in each language', async () => {
  await kept().keep();
  expect([await textAt(contacts), await textAt('/offline')]).toEqual(['contacts', 'notice']);
  expect([await textAt(`/es${contacts}`), await textAt('/es/offline')]).toEqual([
    'contactos',
    'aviso',
  ]);
});

test.each([
  ['the server has none', () => page('broken', 'r1', 503)],
  ['a server of another release answers, whose files are not there', () => page('other', 'r2')],
])('nothing is kept where %s', async (_, answer) => {
  answers['/offline'] = answer;
  await expect(kept().keep()).rejects.toThrow('cannot be kept');
  expect(stored.size).toBe(0);
});

test('stored pages are fetched again at the first visit after an hour, and not earlier', async () => {
  await kept().keep();
  await kept().refresh(now + hour - 1);
  expect(asked).toHaveLength(4);
  answers[contacts] = () => page('new contacts');
  await kept().refresh(now + hour);
  expect(await textAt(contacts)).toBe('new contacts');
});

test("stored pages are fetched again when the device's clock is behind", async () => {
  await kept().keep();
  await kept().refresh(now - 2 * hour);
  expect(asked).toHaveLength(8);
});

test('stored pages stay while there is no connection', async () => {
  await kept().keep();
  answers = {};
  await kept().refresh(now + 5 * hour);
  expect(await textAt(contacts)).toBe('contacts');
});
