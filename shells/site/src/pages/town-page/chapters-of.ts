/** A part of a text: a heading and what follows it. Both are HTML. */
export interface Chapter {
  /** Missing for what comes before the first heading. */
  title: string | undefined;
  body: string;
}

/** Divides sanitised HTML at its headings of level 2. */
export function chaptersOf(html: string): Chapter[] {
  const [opening = '', ...rest] = html.split('<h2>');
  const chapters: Chapter[] = rest.map((part) => {
    const [title = '', ...body] = part.split('</h2>');
    return { title, body: body.join('') };
  });
  return opening.trim() ? [{ title: undefined, body: opening }, ...chapters] : chapters;
}
