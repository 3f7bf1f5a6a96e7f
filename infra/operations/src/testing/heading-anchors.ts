/** The anchors that GitHub gives the headings of a Markdown text; equal headings are not numbered here. */
export function headingAnchors(markdown: string): string[] {
  return withoutCode(markdown)
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) =>
      line
        .replace(/^#+/, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    );
}

/** The text without its blocks of code, in which `#` begins a comment. */
export function withoutCode(markdown: string): string {
  return markdown.replace(/^ *```.*?^ *```/gms, '');
}
