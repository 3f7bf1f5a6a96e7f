import type { Language } from '@town/contracts/pages/languages';
import { escapeHtml } from '@town/contracts/text/escape-html';
import { cleanText, oneLine } from './clean-text.js';
import type { Letter, RenderedLetter } from './letter.js';

const subjectLength = 120;

/**
 * Renders a letter as plain text and as HTML, without tables, images or external resources.
 * @param siteName the signature
 * @param siteUrl the base of the letter's links
 */
export function renderLetter(letter: Letter, siteName: string, siteUrl: string): RenderedLetter {
  const subject = oneLine(letter.subject, subjectLength);
  const content = {
    paragraphs: [letter.greeting, ...letter.paragraphs].filter(isSaid).map(cleanText),
    fields: (letter.fields ?? []).flatMap(([label, value]) =>
      value ? [{ label, value: cleanText(value) }] : [],
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
    html: html(subject, content, letter.language),
    unsubscribeUrl,
  };
}

interface PageLink {
  text: string;
  url: string;
}

interface Content {
  paragraphs: string[];
  fields: { label: string; value: string }[];
  steps: string[];
  link: PageLink | undefined;
  closing: string[];
  unsubscribe: PageLink | undefined;
}

const isSaid = (text: string | undefined): text is string => text !== undefined;

function plainText(content: Content): string {
  const { paragraphs, fields, steps, link, closing, unsubscribe } = content;
  const blocks = [
    ...paragraphs,
    // The lines of a long value are indented, so that none of them looks like another field.
    fields.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n    ')}`).join('\n'),
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    link ? `${link.text}: ${link.url}` : '',
    closing.join('\n'),
    unsubscribe ? `${unsubscribe.text}: ${unsubscribe.url}` : '',
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function html(subject: string, content: Content, language: Language = 'en'): string {
  const { paragraphs, fields, steps, link, closing, unsubscribe } = content;
  const facts = fields.map(
    ({ label, value }) =>
      `<dt style="font-weight:bold">${escapeHtml(label)}</dt>` +
      `<dd style="margin:0 0 8px;white-space:pre-line">${escapeHtml(value)}</dd>`,
  );
  const blocks = [
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    facts.length > 0 ? `<dl>${facts.join('\n')}</dl>` : '',
    steps.length > 0
      ? `<ol>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>`
      : '',
    pageLink(link),
    `<p>${closing.map(escapeHtml).join('<br>')}</p>`,
    pageLink(unsubscribe),
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font:16px/1.5 sans-serif;max-width:36em;margin:0 auto;padding:16px">',
    ...blocks.filter((block) => block !== ''),
    '</body></html>',
    '',
  ].join('\n');
}

function pageLink(link: PageLink | undefined): string {
  return link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>` : '';
}
