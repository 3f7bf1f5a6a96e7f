/** A picture of a chapter. */
interface ChapterPicture {
  /** The image's HTML. */
  html: string;
  /** The image's title, as HTML. */
  caption: string | undefined;
}

/** A part of a text: a heading and what follows it. All of it is HTML. */
export interface Chapter {
  /** Missing for the text before the first heading. */
  title: string | undefined;
  /** Without the pictures. */
  body: string;
  pictures: ChapterPicture[];
}

/** An image, together with the paragraph around it if the paragraph contains nothing else. */
const image = /<p>\s*(<img [^>]*>)\s*<\/p>|<img [^>]*>/g;

/** Divides sanitised HTML at its headings of level 2, and separates its pictures from the text. */
export function chaptersOf(html: string): Chapter[] {
  const [opening = '', ...rest] = html.split('<h2>');
  const chapters = rest.map((part) => {
    const [title = '', ...body] = part.split('</h2>');
    return chapter(title, body.join(''));
  });
  return opening.trim() ? [chapter(undefined, opening), ...chapters] : chapters;
}

function chapter(title: string | undefined, html: string): Chapter {
  const pictures = [...html.matchAll(image)].map(([whole, alone]) => pictureOf(alone ?? whole));
  return { title, body: html.replace(image, ''), pictures };
}

function pictureOf(html: string): ChapterPicture {
  return { html, caption: / title="([^"]+)"/.exec(html)?.[1] };
}
