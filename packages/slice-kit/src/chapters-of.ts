import { plainWords } from '@town/contracts/text/plain-words';

/** A picture of a chapter. */
interface ChapterPicture {
  /** The image's HTML. */
  html: string;
  /** The image's title, as HTML. */
  caption: string | undefined;
}

/** A part of a text: a heading and what follows it. All of it is HTML. */
export interface Chapter {
  /** The id of its element, for links; missing where the title is. */
  id: string | undefined;
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
  return withIds(opening.trim() ? [chapter(undefined, opening), ...chapters] : chapters);
}

type ChapterText = Omit<Chapter, 'id'>;

/**
 * An id has the words of the title, or if they are none or those of an earlier chapter, its number. The words come
 * after "chapter-", because the page has other elements with ids.
 */
function withIds(chapters: readonly ChapterText[]): Chapter[] {
  const taken = new Set(['']);
  return chapters.map((each, index) => {
    if (each.title === undefined) return { ...each, id: undefined };
    const words = plain(each.title).replace(/ /g, '-');
    const id = taken.has(words) ? `chapter_${index + 1}` : `chapter-${words}`;
    taken.add(words);
    return { ...each, id };
  });
}

function chapter(title: string | undefined, html: string): ChapterText {
  const pictures = [...html.matchAll(image)].map(([whole, alone]) => pictureOf(alone ?? whole));
  return { title, body: html.replace(image, ''), pictures };
}

function pictureOf(html: string): ChapterPicture {
  return { html, caption: / title="([^"]+)"/.exec(html)?.[1] };
}

/** The chapter that says most about some words, given without accents, if one has all of them. */
export function chapterAbout(html: string, words: readonly string[]): Chapter | undefined {
  const patterns = words.map((word) => new RegExp(`\\b${formsOf(word)}\\b`, 'g'));
  const found = chaptersOf(html)
    .filter(({ title }) => title !== undefined)
    .map((each) => {
      const text = plain(`${each.title} ${each.body}`);
      const counts = patterns.map((pattern) => text.match(pattern)?.length ?? 0);
      return { each, least: Math.min(...counts), sum: counts.reduce((a, b) => a + b, 0) };
    })
    .filter(({ least }) => least > 0);
  return found.reduce<(typeof found)[number] | undefined>(
    (best, next) => (best && best.sum >= next.sum ? best : next),
    undefined,
  )?.each;
}

/** The words of HTML without accents, in lower case. */
const plain = (html: string) => plainWords(html.replace(/<[^>]*>|&[#\w]+;/g, ' '));

/** A pattern for the singular and the plural of a word. */
function formsOf(word: string): string {
  if (word.length > 3 && /(?:ies|y)$/.test(word)) {
    return word.replace(/(?:ies|y)$/, '(?:ies|ys?)');
  }
  return `${word.length > 4 ? word.replace(/e?s$/, '') : word}e?s?`;
}
