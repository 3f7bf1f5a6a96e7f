import { inLanguage, readLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { englishTexts } from '@town/language/texts';
import { townPageQuery } from '@town/slice-kit/town-page';
import { StaticRouter } from 'react-router-dom';
import { Document } from '../../app/document';
import { Providers } from '../../app/providers';
import { spanishTexts } from '../../messages/spanish';
import {
  civicContactsQuery,
  emergencyContactsQuery,
} from '../../pages/civic-contacts/civic-contacts-query';
import { type Answer, html } from '../answer';
import type { App } from '../app';
import { renderDocument } from '../pages/render-document';
import { serverContext, siteNow } from '../pages/server-context';
import type { RequestIds } from '../services/service-fetch';
import { offlinePages } from './offline-pages';

/** These pages load nothing but their own styles, fonts and drawings. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Answers with a page that devices store. It is the same for every visitor and rendered at most once a
 * minute: each new visitor's browser requests it, and rendering it costs as much as the visit itself.
 */
export function answerOfflinePage(app: App, path: string, ids: RequestIds): Promise<Answer> {
  const { offlinePages: kept } = app;
  const known = kept.get(path);
  if (known) return known;
  const answer = render(app, path, ids);
  kept.set(path, answer);
  answer.catch(() => kept.delete(path));
  return answer;
}

/**
 * Renders such a page, without scripts and without data of a visitor. The server answers 500 when it
 * cannot read the contacts, so that a device keeps its earlier copy.
 */
async function render(app: App, path: string, ids: RequestIds): Promise<Answer> {
  const town = await app.town.current();
  const { language, path: page } = readLanguage(path);
  const site = siteNow(app.config, town, new Date(), language);
  const context = serverContext(app.config, ids, site);
  const { queryClient } = context;
  await Promise.all([
    queryClient.fetchQuery(civicContactsQuery),
    queryClient.fetchQuery(emergencyContactsQuery),
    context.prefetch(townPageQuery('civic-contacts')),
  ]);
  const Page = offlinePages[page];
  const document = await renderDocument(
    <Document boot={{ site, integrity: {}, ...app.serviceWorker.assets }}>
      <Providers
        site={site}
        texts={language === 'en' ? englishTexts : spanishTexts}
        queryClient={queryClient}
      >
        <StaticRouter
          location={inLanguage(language, pages.civicContacts)}
          basename={inLanguage(language, '/')}
        >
          {Page && <Page />}
        </StaticRouter>
      </Providers>
    </Document>,
  );
  if (document.failed) throw new Error(`${path} is not whole`);
  return {
    status: 200,
    type: html,
    body: document.html,
    headers: {
      ...app.serviceWorker.headers,
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    },
  };
}
