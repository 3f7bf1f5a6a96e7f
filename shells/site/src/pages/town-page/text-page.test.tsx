import { screen, within } from '@testing-library/react';
import { never, refused } from '@town/slice-kit/testing/network';
import { aTownPage } from '@town/slice-kit/testing/records';
import { renderSite } from '../../testing/render-site';

const about = aTownPage('about', {
  title: 'All about us',
  intro: 'A town on a river.',
  description: 'What we are.',
  body: '<h2>Schools &amp; work</h2><p>There are <strong>five</strong>.</p>',
});
const visit = (answer: unknown) => renderSite('/about', { api: { '/api/pages/about': answer } });
const heading = () => screen.findByRole('heading', { level: 1 });

describe("a page of the town's texts", () => {
  it('shows what staff have written, a section for each heading', async () => {
    visit(about);
    expect(await screen.findByRole('heading', { level: 1, name: 'All about us' })).toBeTruthy();
    expect(screen.getByText('A town on a river.')).toBeTruthy();
    const schools = within(screen.getByRole('region', { name: 'Schools & work' }));
    expect(schools.getByText('five').tagName).toBe('STRONG');
    // A link leads to the title, and moves the focus there.
    document.getElementById('chapter-schools-work')?.focus();
    const title = schools.getByRole('heading', { name: 'Schools & work' });
    expect(title.contains(document.activeElement)).toBe(true);
    expect(document.title).toContain('All about us');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'What we are.',
    );
  });

  it.each([404, 410])('says that nothing is written when the API answers %i', async (status) => {
    visit(refused(status));
    expect(await screen.findByText('Nothing has been written here yet.')).toBeTruthy();
    expect((await heading()).textContent).toBe('About Blanco');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
    expect(main.getByRole('link', { name: 'Ask us a question' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Map of Blanco' })).toBeTruthy();
  });

  it('says that nothing is written when the text is empty', async () => {
    visit({ ...about, body: '' });
    expect(await screen.findByText('Nothing has been written here yet.')).toBeTruthy();
    expect((await heading()).textContent).toBe('All about us');
  });

  it('has its heading while the text loads', async () => {
    visit(never);
    expect((await heading()).textContent).toBe('About Blanco');
    expect(screen.getByText('Loading the page...')).toBeTruthy();
  });

  it('offers to try again when the text cannot be fetched', async () => {
    const api: Record<string, unknown> = { '/api/pages/about': refused(503) };
    const { user } = renderSite('/about', { api });
    expect(await screen.findByText('Failed to fetch this page')).toBeTruthy();
    api['/api/pages/about'] = about;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'All about us' })).toBeTruthy();
  });

  it('never runs scripts that the text contains', async () => {
    visit({ ...about, body: '<h2>A<script>x()</script></h2><p onclick="x()">B</p>' });
    expect((await screen.findByText('B')).getAttribute('onclick')).toBeNull();
    expect(document.body.textContent).not.toContain('x()');
  });
});

describe('the terms', () => {
  it('name the prices of the plans', async () => {
    const body = '<h2>Payment</h2><p>It costs {monthly price} or {annual price}.</p>';
    renderSite('/terms', { api: { '/api/pages/terms': aTownPage('terms', { body }) } });
    expect(await screen.findByText('It costs $49/month or $495/year.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Payment' })).toBeTruthy();
  });

  it.each([
    ['in Spanish', { translated: ['body'] }, 'Son $49/mes o $495/año.'],
    ['in English where they are not translated', {}, 'Son $49/month o $495/year.'],
  ])('name the prices %s on a Spanish page', async (_, translated, shown) => {
    const body = '<p>Son {monthly price} o {annual price}.</p>';
    const terms = aTownPage('terms', { body, ...translated });
    renderSite('/terms', { api: { '/api/pages/terms': terms }, site: { language: 'es' } });
    expect(await screen.findByText(shown)).toBeTruthy();
  });
});
