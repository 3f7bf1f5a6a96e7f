import { chapterAbout, chaptersOf } from './chapters-of';

describe('the chapters of a text', () => {
  it('begin at headings of level 2', () => {
    expect(chaptersOf('<h2>One</h2><p>a</p><h3>More</h3><h2>Two</h2><p>b</p>')).toEqual([
      { id: 'chapter-one', title: 'One', body: '<p>a</p><h3>More</h3>', pictures: [] },
      { id: 'chapter-two', title: 'Two', body: '<p>b</p>', pictures: [] },
    ]);
  });

  it('include the text before the first heading', () => {
    expect(chaptersOf('<p>a</p><h2>One</h2>')).toEqual([
      { title: undefined, body: '<p>a</p>', pictures: [] },
      { id: 'chapter-one', title: 'One', body: '', pictures: [] },
    ]);
  });

  it('have their pictures separate from the text, with the image titles as captions', () => {
    const mill = '<img src="/mill.svg" alt="A mill" title="The mill &amp; its dam">';
    const gin = '<img src="/gin.svg" alt="A gin">';
    expect(chaptersOf(`<h2>One</h2><p>a</p><p>${mill}</p><p>b</p>${gin}`)).toEqual([
      {
        id: 'chapter-one',
        title: 'One',
        body: '<p>a</p><p>b</p>',
        pictures: [
          { html: mill, caption: 'The mill &amp; its dam' },
          { html: gin, caption: undefined },
        ],
      },
    ]);
  });

  it('have different ids, made of the words of their titles', () => {
    const titles = ['Main', 'The <em>Fundación</em> &amp; after', 'Main', '¿…?', 'Main', 'Main 3'];
    const chapters = chaptersOf(`<p>a</p>${titles.map((title) => `<h2>${title}</h2>`).join('')}`);
    expect(chapters.map(({ id }) => id)).toEqual([
      undefined,
      'chapter-main',
      'chapter-the-fundacion-after',
      'chapter_4',
      'chapter_5',
      'chapter_6',
      'chapter-main-3',
    ]);
  });

  it('are an empty list for an empty text', () => {
    expect(chaptersOf('')).toEqual([]);
  });
});

describe('the chapter about something', () => {
  const html = [
    '<p>The mill stood here.</p>',
    '<h2>Early Days</h2><p>The first courthouse burned. A school for girls.</p>',
    '<h2>Rebuilding &amp; <em>Fundación</em></h2><p>The courthouse, a courthouse of stone.</p>',
  ].join('');
  const about = (...words: string[]) => chapterAbout(html, words)?.title;

  it('is the one that names it most often, with all the words', () => {
    expect(about('courthouse')).toBe('Rebuilding &amp; <em>Fundación</em>');
    expect(about('first', 'courthouse')).toBe('Early Days');
    expect(about('schools')).toBe('Early Days');
    expect(about('fundacion')).toBe('Rebuilding &amp; <em>Fundación</em>');
  });

  it('is missing if no chapter has all the words', () => {
    expect(about('mill')).toBeUndefined();
    expect(about('girls', 'stone')).toBeUndefined();
  });

  it.each([
    [['mill'], 'A million dollars', false],
    [['mill'], 'Two mills', true],
    [['art'], 'An article', false],
    [['cities'], 'Its citizens', false],
    [['cities'], 'The city', true],
    [['city'], 'Two cities', true],
    [['highway'], 'Old highways', true],
    [['story'], 'A store', false],
    [['courthouses'], 'The courthouse', true],
    [['churches'], 'A church', true],
    [['tribunal'], 'Los tribunales', true],
  ])('has whole words, in the singular or the plural: %j in "%s" is %p', (words, text, isFound) => {
    const chapter = chapterAbout(`<h2>One</h2><p>${text}</p>`, words);
    expect(chapter !== undefined).toBe(isFound);
  });
});
