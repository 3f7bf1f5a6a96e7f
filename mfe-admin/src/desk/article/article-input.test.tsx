import { fireEvent, screen, waitFor } from '@testing-library/react';
import { articleHtml } from '@town/contracts/news/article-html';
import { aRecord, startDesk, visitDesk } from '../testing/fake-desk';

const news = (content: string) =>
  aRecord({
    title: 'Lavender Festival',
    content,
    category: 'community',
    publishedDate: '2027-03-09T20:05:30.000Z',
    author: null,
  });

function visit(content: string) {
  const article = news(content);
  const call = `/api/admin/news/${article.id}`;
  return visitDesk(`/admin/content/news/${article.id}`, {
    [`GET ${call}`]: article,
    [`PUT ${call}`]: article,
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
  });
}

const text = () => screen.findByRole('textbox', { name: 'Text' });
const tool = (name: string) => screen.getByRole('button', { name });

beforeAll(async () => {
  // jsdom has no layout; the editor asks where the cursor is.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
  await Promise.all([
    import('../desk-layout'),
    import('../editor/editor-page'),
    import('./article-editor'),
  ]);
});
beforeEach(startDesk);

/** Pastes as a browser does. */
async function paste(html: string) {
  const types: Record<string, string> = { 'text/html': html, 'text/plain': 'plain' };
  const clipboardData = { getData: (type: string) => types[type] ?? '', types, files: [] };
  fireEvent.paste(await text(), { clipboardData });
}

/** The article as it was saved. */
async function saved({ user, sent }: ReturnType<typeof visit>): Promise<unknown> {
  await user.click(tool('Publish changes'));
  await waitFor(() => expect(sent('PUT')).toHaveLength(1));
  const body = sent('PUT')[0]?.body;
  return typeof body === 'object' && body !== null && 'content' in body ? body.content : undefined;
}

describe('the editor of an article', () => {
  it('does not change a text that is only opened', async () => {
    visit('<h2>When</h2>\n<ul><li>Saturday</li></ul>');
    expect((await text()).querySelector('h2')?.textContent).toBe('When');
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('turns pasted Word HTML into tags that an article may have', async () => {
    const visited = visit('');
    await paste(
      `<p class=MsoNormal style='margin:0'><b>On <o:p></o:p></b><font color=red>Saturday</font></p>
       <p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>· </span>Market</p>
       <table><tr><td>Nine</td></tr></table><h1>More</h1><script>x()</script>`,
    );
    const html = String(await saved(visited));
    expect(html).toContain('<strong>On </strong>Saturday');
    expect(html).toContain('<li><p>Market</p></li>');
    expect(html).toContain('<h2>More</h2>');
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const tags = [...body.querySelectorAll('*')].map(({ localName }) => localName);
    expect(tags.filter((tag) => !articleHtml.tags.some((allowed) => allowed === tag))).toEqual([]);
    expect([...body.querySelectorAll('[style], [class]')]).toEqual([]);
  });

  it('has a toolbar that is one tab stop', async () => {
    const { user } = visit('<p>Words</p>');
    await text();
    const bar = screen.getByRole('toolbar', { name: 'Formatting' });
    expect(bar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    tool('Bold').focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tool('Italic'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tool('Picture'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tool('Bold'));
  });

  it('shows which formatting applies', async () => {
    const { user } = visit('<p>Words</p>');
    await text();
    expect(tool('Heading').getAttribute('aria-pressed')).toBe('false');
    await user.click(tool('Heading'));
    expect((await text()).innerHTML).toBe('<h2>Words</h2>');
    expect(tool('Heading').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
  });

  it('accepts a picture only with alternative text', async () => {
    const visited = visit('');
    const { user } = visited;
    await text();
    await user.click(tool('Picture'));
    await user.type(await screen.findByLabelText('Address'), 'https://a.example/river.jpg');
    await user.click(tool('Set picture'));
    expect(screen.getByText('Alternative text is required')).toBeTruthy();
    await user.type(screen.getByLabelText('Alternative text'), 'The river');
    await user.click(tool('Set picture'));
    expect(await saved(visited)).toBe('<img src="https://a.example/river.jpg" alt="The river">');
  });

  it('goes on below a picture that was set, without an empty paragraph at the end', async () => {
    const visited = visit('');
    const { user } = visited;
    const set = async (name: string) => {
      await user.click(tool('Picture'));
      await user.type(await screen.findByLabelText('Address'), `https://a.example/${name}.jpg`);
      await user.type(screen.getByLabelText('Alternative text'), name);
      await user.click(tool('Set picture'));
    };
    await text();
    await set('river');
    await waitFor(async () => expect(document.activeElement).toBe(await text()));
    await set('bridge');
    const html = ['river', 'bridge'].map(
      (name) => `<img src="https://a.example/${name}.jpg" alt="${name}">`,
    );
    expect(await saved(visited)).toBe(html.join(''));
  });

  it('puts a picture before a text without an empty paragraph between them', async () => {
    const visited = visit('<p>Below</p>');
    const { user } = visited;
    await text();
    await user.click(tool('Picture'));
    await user.type(await screen.findByLabelText('Address'), 'https://a.example/river.jpg');
    await user.type(screen.getByLabelText('Alternative text'), 'The river');
    await user.click(tool('Set picture'));
    expect(await saved(visited)).toBe(
      '<img src="https://a.example/river.jpg" alt="The river"><p>Below</p>',
    );
  });

  it('creates web, mail and phone links, and no others', async () => {
    const visited = visit('');
    const { user } = visited;
    await text();
    await user.click(tool('Link'));
    const address = await screen.findByLabelText('Address');
    await user.type(address, 'javascript:x()');
    await user.click(tool('Set link'));
    expect(screen.getByText(/^Please enter a web address/)).toBeTruthy();
    await user.clear(address);
    await user.type(address, 'ada@example.com');
    await user.click(tool('Set link'));
    expect(await saved(visited)).toBe(
      '<p><a href="mailto:ada@example.com">ada@example.com</a></p>',
    );
  });

  it('shows an article that it cannot display as HTML', async () => {
    const table = '<table><tbody><tr><td>Nine</td></tr></tbody></table>';
    visit(table);
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Text as HTML')).value).toBe(table);
  });
});
