import { chaptersOf } from './chapters-of';

describe('the chapters of a text', () => {
  it('begin at headings of level 2', () => {
    expect(chaptersOf('<h2>One</h2><p>a</p><h3>More</h3><h2>Two</h2><p>b</p>')).toEqual([
      { title: 'One', body: '<p>a</p><h3>More</h3>' },
      { title: 'Two', body: '<p>b</p>' },
    ]);
  });

  it('keep what comes before the first heading', () => {
    expect(chaptersOf('<p>a</p><h2>One</h2>')).toEqual([
      { title: undefined, body: '<p>a</p>' },
      { title: 'One', body: '' },
    ]);
  });

  it('are none where nothing is written', () => {
    expect(chaptersOf('')).toEqual([]);
  });
});
