import type { Language } from '@town/contracts/pages/languages';
import { escapeHtml } from '@town/contracts/text/escape-html';
import { cleanText, oneLine } from './clean-text.js';
import { type Letter, type LetterText, type RenderedLetter, textOf } from './letter.js';

const subjectLength = 120;

/**
 * Renders a letter as plain text and as HTML, without tables, images or external resources.
 * @param siteName the signature
 * @param siteUrl the base of the letter's links
 */
export function renderLetter(letter: Letter, siteName: string, siteUrl: string): RenderedLetter {
  const subject = oneLine(textOf(letter.subject), subjectLength);
  const content = {
    title: { text: subject, lang: langOf(letter.subject) },
    paragraphs: [letter.greeting, ...letter.paragraphs].filter(isSaid).map(cleaned),
    fields: (letter.fields ?? []).flatMap(([label, value]) =>
      value && textOf(value) ? [{ label, value: cleaned(value) }] : [],
    ),
    steps: (letter.steps ?? []).map(cleanText),
    link: letter.link && { text: letter.link.text, url: siteUrl + letter.link.path },
    closing: [letter.closing, siteName].filter(isSaid).map(cleanText),
    unsubscribe: letter.unsubscribe && {
      text: letter.unsubscribe.text,
      url: siteUrl + letter.unsubscribe.path,
    },
  };
  const oneClickPath = letter.unsubscribe?.oneClickPath;
  const unsubscribeUrl = oneClickPath === undefined ? null : siteUrl + oneClickPath;
  return {
    subject,
    text: plainText(content),
    html: html(content, letter.language),
    unsubscribeUrl,
  };
}

interface PageLink {
  text: string;
  url: string;
}

/** A text, and its attribute in HTML: an empty `lang` says that the language is not known. */
interface Marked {
  text: string;
  lang: '' | ' lang=""';
}

const langOf = (text: LetterText): Marked['lang'] => (typeof text === 'string' ? '' : ' lang=""');

const cleaned = (text: LetterText): Marked => ({
  text: cleanText(textOf(text)),
  lang: langOf(text),
});

interface Content {
  title: Marked;
  paragraphs: Marked[];
  fields: { label: string; value: Marked }[];
  steps: string[];
  link: PageLink | undefined;
  closing: string[];
  unsubscribe: PageLink | undefined;
}

const isSaid = <Text>(text: Text | undefined): text is Text => text !== undefined;

function plainText(content: Content): string {
  const { paragraphs, fields, steps, link, closing, unsubscribe } = content;
  const blocks = [
    ...paragraphs.map(({ text }) => text),
    // The lines of a long value are indented, so that none of them looks like another field.
    fields
      .map(({ label, value }) => `${label}: ${value.text.replaceAll('\n', '\n    ')}`)
      .join('\n'),
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    link ? `${link.text}: ${link.url}` : '',
    closing.join('\n'),
    unsubscribe ? `${unsubscribe.text}: ${unsubscribe.url}` : '',
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function html(content: Content, language: Language = 'en'): string {
  const { title, paragraphs, fields, steps, link, closing, unsubscribe } = content;
  const facts = fields.map(
    ({ label, value }) =>
      `<dt style="font-weight:bold">${escapeHtml(label)}</dt>` +
      `<dd${value.lang} style="margin:0 0 8px;white-space:pre-line">${escapeHtml(value.text)}</dd>`,
  );
  const blocks = [
    ...paragraphs.map(({ text, lang }) => `<p${lang}>${escapeHtml(text)}</p>`),
    facts.length > 0 ? `<dl>${facts.join('\n')}</dl>` : '',
    steps.length > 0
      ? `<ol>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>`
      : '',
    pageLink(link),
    `<p>${closing.map(escapeHtml).join('<br>')}</p>`,
    pageLink(unsubscribe),
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Without it, a mail program with dark pages may show black text on them.
    '<meta name="color-scheme" content="light dark">',
    `<title${title.lang}>${escapeHtml(title.text)}</title></head>`,
    '<body style="color-scheme:light dark;font:16px/1.5 sans-serif;max-width:36em;margin:0 auto;padding:16px">',
    ...blocks.filter((block) => block !== ''),
    '</body></html>',
    '',
  ].join('\n');
}

function pageLink(link: PageLink | undefined): string {
  return link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>` : '';
}
