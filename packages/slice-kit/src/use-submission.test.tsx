import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstPrices } from '@town/contracts/plans/price-list';
import { blanco } from '@town/contracts/testing/blanco';
import { englishTexts, type Texts, TextsProvider } from '@town/language/texts';
import { QueryClientProvider } from '@town/slice-kit/query';
import { createQueryClient } from '@town/slice-kit/query-client';
import { SiteProvider } from '@town/slice-kit/site';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import * as z from 'zod/mini';
import { writeDraft } from './draft';
import { useSubmission } from './use-submission';

const schema = z.object({ message: z.string() });
let sent: { startedAt: number; sentAt: number }[] = [];
let headers: HeadersInit | undefined;

function Form() {
  const { submit, field, formProps } = useSubmission({
    name: 'note',
    schema,
    defaultValues: { message: '' },
    path: '/api/notes',
    onSent() {},
    onFailed() {},
  });
  const { error: _error, ...message } = field('message');
  return (
    <form {...formProps} onSubmit={submit}>
      <input aria-label="Message" {...message} />
      <button type="submit">Send</button>
    </form>
  );
}

const site = {
  url: 'https://guide.example.com',
  language: 'en' as const,
  town: blanco,
  openingNotice: '',
  reviewsEvents: false,
  prices: firstPrices,
  weatherUrl: 'https://weather.example.com',
  mapTilesUrl: null,
  today: '2027-03-10',
  now: { at: 0, clock: '2027-03-10T12:00', timeZone: 'America/Chicago' },
  payments: null,
};

const page = () => (
  <SiteProvider value={site}>
    <QueryClientProvider client={createQueryClient((address, init) => fetch(address, init))}>
      <MemoryRouter>
        <Form />
      </MemoryRouter>
    </QueryClientProvider>
  </SiteProvider>
);

async function send(): Promise<{ startedAt: number; sentAt: number }> {
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0]!;
}

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  globalThis.fetch = async (_, init) => {
    headers = init?.headers;
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ id: '1' });
  };
});

describe('the start time that a form sends', () => {
  it('is the time of the server-rendered page, not of the arrival of its scripts', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page());
    const scriptsAt = Date.now();
    render(page(), { container, hydrate: true });
    const { startedAt, sentAt } = await send();
    expect(startedAt).toBeLessThan(scriptsAt);
    expect(sentAt).toBeGreaterThanOrEqual(scriptsAt);
  });

  it('is the time at which the form appeared after a navigation', async () => {
    const cameAt = Date.now();
    render(page());
    const { startedAt, sentAt } = await send();
    expect(startedAt).toBeGreaterThanOrEqual(cameAt);
    expect(sentAt).toBeGreaterThanOrEqual(startedAt);
  });

  it('is long ago when the form contains a stored draft', async () => {
    writeDraft('note', { message: 'Typed before' });
    render(page());
    const { startedAt, sentAt } = await send();
    expect(sentAt - startedAt).toBeGreaterThan(60_000);
  });
});

it.each<Texts>([englishTexts, { language: 'es' }])(
  'a form sends the language of the page as its Content-Language: $language',
  async (texts) => {
    render(<TextsProvider value={texts}>{page()}</TextsProvider>);
    await send();
    expect(headers).toMatchObject({ 'content-language': texts.language });
  },
);
