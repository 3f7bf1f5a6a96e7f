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
  ['Estudiantes miden el río para una feria de ciencias', 'news-school'],
  ['Qué hacer cuando crece el río', 'news-river'],
  ['La biblioteca amplía su horario de los jueves', 'news-library'],
  ['Nuevo pabellón en los campos de béisbol', 'news-park'],
  ['Los productores de lavanda se preparan', 'news-festival'],
  ['El CONCEJO revisa los planos', 'news-council'],
  ['Un taller de cerámica estrena su segundo horno', 'news-business'],
  ['Un fin de semana en Blanco', 'news-tourism'],
  ['Nuevo horario en el barrio', 'news-general'],
])('an article titled "%s" has the picture %s', (title, picture) => {
  expect(articlePicture(title)).toBe(picture);
});
