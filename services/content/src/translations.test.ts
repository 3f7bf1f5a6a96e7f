import { managedRecordSchema } from '@town/contracts/managed-records/record';
import { newsArticleSchema } from '@town/contracts/news/record';
import { townDate } from '@town/contracts/town/date';
import { townPageSchema } from '@town/contracts/town-pages/record';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from './content-service.js';

const { auth, settings } = useFakeAuth();
const { address, database, read } = useService(contentService, settings);

const asEditor = editorCall({ address }, auth);

async function staff(method: string, path: string, body?: object, version?: number) {
  const response = await asEditor(method, `/api/admin/${path}`, body, version);
  expect(response.status).toBeLessThan(300);
  return response;
}
const record = async (...call: Parameters<typeof staff>) =>
  managedRecordSchema.parse(await (await staff(...call)).json());
const plain = async (path: string) => (await fetch(address(path))).text();

const article = {
  title: 'River walk opens',
  content: '<p>The walk along the river is open.</p>',
  category: 'general',
  publishedDate: '2027-05-01T12:00:00.000Z',
  state: 'published',
};
const spanish = {
  titleEs: 'Abre el paseo del río',
  contentEs: '<p>El paseo está <strong>abierto</strong>.</p><script>alert(1)</script>',
};

describe('a translated article', () => {
  it('is returned in Spanish on request, and otherwise in English as before', async () => {
    const { id, version } = await record('POST', 'news', article);
    const path = `/api/news/${id}`;
    const before = await plain(path);
    expect(newsArticleSchema.parse(await read(`${path}?language=es`)).translated).toBeUndefined();
    await record('PUT', `news/${id}`, spanish, version);
    expect(await plain(path)).toBe(before);
    const shown = newsArticleSchema.parse(await read(`${path}?language=es`));
    expect(shown).toMatchObject({
      title: 'Abre el paseo del río',
      content: '<p>El paseo está <strong>abierto</strong>.</p>',
      translated: ['title', 'content'],
    });
    const [listed] = await read<object[]>('/api/news?language=es&limit=1');
    expect(listed).toEqual(shown);
    expect((await fetch(address(`${path}?language=fr`))).status).toBe(400);
  });

  it('is part of a version: a draft hides it, the history shows it, and a restore brings it back', async () => {
    const { id } = await record('POST', 'news', { ...article, title: 'Second' });
    const path = `/api/news/${id}?language=es`;
    await record('PUT', `news/${id}`, { ...spanish, state: 'draft' }, 1);
    expect(await read(path)).toMatchObject({ title: 'Second' });
    await record('POST', `news/${id}/publish`, {});
    expect(await read(path)).toMatchObject({ title: spanish.titleEs });
    const history: unknown = await (await staff('GET', `news/${id}/history`)).json();
    expect(JSON.stringify(history)).toContain('"field":"titleEs"');
    await record('POST', `news/${id}/restore`, { version: 1 });
    expect(await read(path)).toMatchObject({ title: 'Second' });
  });

  it('is exported with the record', async () => {
    const csv = await (await staff('GET', 'news/export.csv')).text();
    expect(csv).toContain('titleEs');
    expect(csv).toContain(spanish.titleEs);
  });

  it('is in the list of missing translations only if one of its texts has no Spanish', async () => {
    const titles = async () => {
      const answer = staff('GET', 'news?spanish=missing&limit=50');
      return (await readJson<{ title: string }[]>(answer)).map(({ title }) => title);
    };
    const whole = { ...article, ...spanish, title: 'Whole' };
    await record('POST', 'news', whole);
    await record('POST', 'news', { ...whole, title: 'Half', contentEs: '' });
    const missing = await titles();
    expect(missing).toContain('Half');
    expect(missing).not.toContain('Whole');
  });
});

test('each date of a repeated event has the translation of the event', async () => {
  await record('POST', 'events', {
    title: 'Story hour',
    description: 'Books',
    titleEs: 'Hora del cuento',
    category: 'community',
    date: townDate(new Date(), 'America/Chicago'),
    recurrence: 'FREQ=WEEKLY;COUNT=3',
    state: 'published',
  });
  const events = await read<{ title: string; translated: string[] }[]>(
    '/api/events?language=es&q=story',
  );
  expect(events.length).toBeGreaterThan(0);
  for (const { title, translated } of events) {
    expect([title, translated]).toEqual(['Hora del cuento', ['title']]);
  }
});

test.each([
  [
    'civic-contacts',
    'civic-contacts',
    { name: 'Library', nameEs: 'Biblioteca', category: 'services' },
    'name',
  ],
  [
    'notices',
    'notices',
    {
      level: 'notice',
      text: 'Low water',
      textEs: 'Poca agua',
      startsAt: '2020-01-01T00:00:00.000Z',
    },
    'text',
  ],
  [
    'historical-photos',
    'historical-photos',
    { caption: 'Mill', captionEs: 'Molino', src: '/a.jpg', alt: 'A mill', position: 7 },
    'caption',
  ],
])('the list of %s has translations', async (kind, path, content, field) => {
  await record('POST', kind, { ...content, state: 'published' });
  const [shown] = await read<{ translated: string[] }[]>(`/api/${path}?language=es`);
  expect(shown?.translated).toEqual([field]);
});

describe('a card of a page', () => {
  const card = { section: 'parks', title: 'Park', text: 'Shade', hours: '8 AM-5 PM' };
  const inSpanish = { titleEs: 'Parque', textEs: 'Sombra' };
  const page = { page: 'shopping', title: 'Shopping', titleEs: 'Compras', state: 'published' };
  const intros = [{ section: 'parks', text: 'Outside', textEs: 'Afuera' }];
  const missing = async () => (await staff('GET', 'pages?spanish=missing')).json();

  it('is returned in Spanish if it has Spanish texts, and otherwise in English', async () => {
    const { id, version } = await record('POST', 'pages', { ...page, cards: [card] });
    const english = await plain('/api/pages/shopping');
    expect(english).not.toContain('Es"');
    expect(await missing()).toMatchObject([{ id }]);
    const cards = [
      { ...card, ...inSpanish },
      { ...card, title: 'Trail' },
    ];
    await record('PUT', `pages/${id}`, { cards, sectionIntros: intros }, version);
    const shown = townPageSchema.parse(await read('/api/pages/shopping?language=es'));
    expect(shown).toMatchObject({
      title: 'Compras',
      cards: [
        { title: 'Parque', text: 'Sombra', hours: '8 AM-5 PM', translated: ['text', 'title'] },
        { title: 'Trail', text: 'Shade' },
      ],
      sectionIntros: [{ section: 'parks', text: 'Afuera', translated: ['text'] }],
    });
    expect(JSON.stringify(shown)).not.toContain('Es"');
    expect(shown.cards[1]?.translated).toBeUndefined();
    await record('PUT', `pages/${id}`, { cards: [card], sectionIntros: [] }, version + 1);
    expect(await plain('/api/pages/shopping')).toBe(english);
  });

  it('counts as translated without a Spanish title, which may be a name', async () => {
    const whole = { ...card, textEs: 'Sombra', hoursEs: 'de 8:00 a. m. a 5:00 p. m.' };
    await record('POST', 'pages', { ...page, page: 'dining', cards: [whole] });
    expect(await missing()).not.toContainEqual(expect.objectContaining({ slug: 'dining' }));
    const csv = await (await staff('GET', 'pages/export.csv')).text();
    expect(csv).toContain('Sombra');
  });
});

describe('a translation whose English text has changed since', () => {
  const outdated = async (kind: string) => {
    const listed = staff('GET', `${kind}?spanish=outdated&limit=50`);
    return (await readJson<{ id: string }[]>(listed)).map(({ id }) => id);
  };
  const paths = (of: { outdatedTranslations?: { path: string }[] | undefined }) =>
    of.outdatedTranslations?.map(({ path }) => path);

  it('is outdated until it is translated again, and is still shown to visitors', async () => {
    const { id } = await record('POST', 'news', { ...article, ...spanish, title: 'Ferry' });
    expect(await outdated('news')).not.toContain(id);
    const changed = await record('PUT', `news/${id}`, { title: 'Ferry moves' }, 1);
    expect(changed.outdatedTranslations).toEqual([{ path: 'titleEs', since: changed.updatedAt }]);
    expect(await outdated('news')).toContain(id);
    expect(await read(`/api/news/${id}?language=es`)).toMatchObject({ title: spanish.titleEs });
    const untouched = await record('PUT', `news/${id}`, { category: 'council' }, 2);
    expect(untouched.outdatedTranslations).toEqual(changed.outdatedTranslations);
    await record('PUT', `news/${id}`, { titleEs: 'El ferry se muda' }, 3);
    expect(await outdated('news')).not.toContain(id);
  });

  it('can be confirmed by staff who find it correct, for the version that they have seen', async () => {
    const { id } = await record('POST', 'news', { ...article, ...spanish, title: 'Feery' });
    await record('PUT', `news/${id}`, { title: 'Ferry' }, 1);
    const confirm = (version?: number) =>
      asEditor('PUT', `/api/admin/news/${id}/confirmed-translations`, undefined, version);
    expect((await confirm()).status).toBe(428);
    expect((await confirm(1)).status).toBe(412);
    expect(await outdated('news')).toContain(id);
    const confirmed = managedRecordSchema.parse(await (await confirm(2)).json());
    expect(confirmed).toMatchObject({ version: 2, publishedVersion: 2 });
    expect(paths(confirmed)).toEqual([]);
    expect(await outdated('news')).not.toContain(id);
    const [entry] = await database().query<{ action: string }>(
      `select event -> 'data' ->> 'action' as action from outbox
       where subject = 'content.audited.v1' and event -> 'data' ->> 'id' = $1
       order by event ->> 'time' desc limit 1`,
      [id],
    );
    expect(entry?.action).toBe('confirm-translations');
    const again = await record('PUT', `news/${id}`, { title: 'Ferry moves' }, 2);
    expect(paths(again)).toEqual(['titleEs']);
  });

  it('is up to date again when the English text returns to its earlier form', async () => {
    const { id } = await record('POST', 'news', { ...article, ...spanish, title: 'Mill' });
    await record('PUT', `news/${id}`, { title: 'Old mill' }, 1);
    expect(paths(await record('PUT', `news/${id}`, { title: 'Older mill' }, 2))).toEqual([
      'titleEs',
    ]);
    expect(paths(await record('POST', `news/${id}/restore`, { version: 1 }))).toEqual([]);
  });

  it('is found in the entries of a list, even if they move', async () => {
    const card = (title: string, text: string, textEs: string) => ({
      section: 'parks',
      title,
      text,
      textEs,
    });
    const [park, trail] = [card('Park', 'Shade', 'Sombra'), card('Trail', 'Level', 'Plano')];
    const { id } = await record('POST', 'pages', {
      page: 'about',
      title: 'About',
      cards: [park, trail],
    });
    const changed = { ...trail, text: 'Steep' };
    expect(paths(await record('PUT', `pages/${id}`, { cards: [park, changed] }, 1))).toEqual([
      'cards.1.textEs',
    ]);
    expect(paths(await record('PUT', `pages/${id}`, { cards: [changed, park] }, 2))).toEqual([
      'cards.0.textEs',
    ]);
    expect(await outdated('pages')).toEqual([id]);
    expect(paths(await record('PUT', `pages/${id}`, { cards: [park] }, 3))).toEqual([]);
  });
});
