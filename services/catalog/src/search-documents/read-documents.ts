/** Reads the searchable text of records from the content service. */

import {
  type SearchDocument,
  searchDocumentPaths,
  searchDocumentSchema,
} from '@town/contracts/search/document';
import { readConfig } from '@town/process-kit/read-config';
import { ServiceAway } from '@town/service-kit/events/service-away';
import { requestHeaders } from '@town/service-kit/http/request-context';
import * as z from 'zod/mini';

const timeoutMs = 10_000;

const schema = z.object({
  /** The content service's address. Without it the search covers only the places of this service. */
  CONTENT_URL: z.optional(z.url({ protocol: /^https?$/ })),
});

/** Injection token of the content service's address; undefined when none is configured. */
export const CONTENT_URL = Symbol('CONTENT_URL');

export const readContentUrl = (env?: NodeJS.ProcessEnv): string | undefined =>
  readConfig(schema, env).CONTENT_URL;

/** The document of a record; undefined when the record is not public. */
export async function readDocument(
  contentUrl: string,
  id: string,
): Promise<SearchDocument | undefined> {
  const response = await ask(contentUrl, searchDocumentPaths.one(id));
  if (response.status === 404) return undefined;
  return searchDocumentSchema.parse(await bodyOf(response));
}

/** All documents, a page at a time. */
export async function* readDocuments(contentUrl: string): AsyncGenerator<SearchDocument[]> {
  let after: string | undefined;
  do {
    const response = await ask(contentUrl, searchDocumentPaths.after(after));
    const page: SearchDocument[] = z.array(searchDocumentSchema).parse(await bodyOf(response));
    if (page.length > 0) yield page;
    after = page.at(-1)?.id;
  } while (after);
}

/** @throws ServiceAway when the content service is unreachable or temporarily unavailable */
async function ask(contentUrl: string, path: string): Promise<Response> {
  const response = await fetch(new URL(path, contentUrl), {
    headers: requestHeaders(),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new ServiceAway('The content service cannot be reached', { cause });
  });
  if (response.status === 503) throw new ServiceAway('The content service cannot answer now');
  return response;
}

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The content service answered ${response.status}`);
  return response.json();
}
