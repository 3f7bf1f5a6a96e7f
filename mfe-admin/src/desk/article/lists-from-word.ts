/** A paragraph that Word styles as an item of a list: `mso-list:l0 level1 lfo1`. */
const itemPattern = /mso-list:\s*(\S+)\s+level(\d+)/i;
/** Word numbers with 1. a) iv. and the like; anything else is a bullet. */
const numberPattern = /^\s*\(?([0-9]+|[a-z]|[ivx]+)[.)]/i;

/** Word pastes lists as paragraphs with bullets in their text. This turns them into lists. */
export function listsFromWord(body: HTMLElement): void {
  /** The lists around the previous item, the outermost first. */
  let open: Element[] = [];
  let openName: string | undefined;
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const [, name, level] = itemPattern.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (!name) continue;
    const continues = name === openName && paragraph.previousElementSibling === open[0];
    open = continues ? open.slice(0, Number(level)) : [];
    openName = name;
    if (open.length < Number(level)) open.push(begin(paragraph, open));
    const item = paragraph.ownerDocument.createElement('li');
    markerOf(paragraph)?.remove();
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Starts a list at a paragraph: inside the last item of the open list, or in place of the paragraph. */
function begin(paragraph: Element, open: readonly Element[]): Element {
  const marker = markerOf(paragraph)?.textContent ?? paragraph.textContent;
  const list = paragraph.ownerDocument.createElement(numberPattern.test(marker) ? 'ol' : 'ul');
  const item = open.at(-1)?.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  return list;
}

/** The bullet or number of an item, which Word marks as `mso-list:Ignore`. */
function markerOf(paragraph: Element): Element | undefined {
  return [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
}
