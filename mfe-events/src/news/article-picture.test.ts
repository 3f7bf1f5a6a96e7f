import { articlePicture } from './article-picture';

test.each([
  ['Students measure the river', 'news-school'],
  ['What to do when the river rises', 'news-river'],
  ['Library extends its hours', 'news-library'],
  ['New pavilion opens at the ball fields', 'news-park'],
  ['Lavender growers get ready', 'news-festival'],
  ['COUNCIL hears plans', 'news-council'],
  ['Brewery wins a prize', 'news-business'],
  ['A weekend in Blanco', 'news-tourism'],
  ['Something else entirely', 'news-general'],
])('an article titled "%s" has the picture %s', (title, picture) => {
  expect(articlePicture(title)).toBe(picture);
});
