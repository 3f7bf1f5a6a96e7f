import { chaptersOf } from './chapters-of';

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
