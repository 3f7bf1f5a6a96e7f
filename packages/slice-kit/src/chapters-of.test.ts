import { chapterAbout, chapterId, chaptersOf } from './chapters-of';

describe('the chapters of a text', () => {
  it('begin at headings of level 2', () => {
    expect(chaptersOf('<h2>One</h2><p>a</p><h3>More</h3><h2>Two</h2><p>b</p>')).toEqual([
      { title: 'One', body: '<p>a</p><h3>More</h3>', pictures: [] },
      { title: 'Two', body: '<p>b</p>', pictures: [] },
    ]);
  });

  it('include the text before the first heading', () => {
    expect(chaptersOf('<p>a</p><h2>One</h2>')).toEqual([
      { title: undefined, body: '<p>a</p>', pictures: [] },
      { title: 'One', body: '', pictures: [] },
    ]);
  });

  it('have their pictures separate from the text, with the image titles as captions', () => {
    const mill = '<img src="/mill.svg" alt="A mill" title="The mill &amp; its dam">';
    const gin = '<img src="/gin.svg" alt="A gin">';
    expect(chaptersOf(`<h2>One</h2><p>a</p><p>${mill}</p><p>b</p>${gin}`)).toEqual([
      {
        title: 'One',
        body: '<p>a</p><p>b</p>',
        pictures: [
          { html: mill, caption: 'The mill &amp; its dam' },
          { html: gin, caption: undefined },
        ],
      },
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

  it('has the words of its title as its id', () => {
    expect(chapterId('Rebuilding &amp; <em>Fundación</em>')).toBe('rebuilding-fundacion');
  });
});
