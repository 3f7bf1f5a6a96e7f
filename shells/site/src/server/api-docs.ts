import { type ApiService, apiServices } from '@town/contracts/api/owners';
import { escapeHtml } from '@town/contracts/text/escape-html';
import * as z from 'zod/mini';
import type { Config } from './config';
import { log } from './log';
import { getJson } from './services/get-json';
import type { RequestIds } from './services/service-fetch';

const parameter = z.object({
  name: z.string(),
  in: z.string(),
  description: z.optional(z.string()),
  required: z.optional(z.boolean()),
});
const operation = z.object({
  summary: z.optional(z.string()),
  description: z.optional(z.string()),
  parameters: z.optional(z.array(parameter)),
  responses: z.record(z.string(), z.object({ description: z.optional(z.string()) })),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
});
type Operation = z.infer<typeof operation>;

/** One readable page of all services' OpenAPI documents. */
export async function apiDocsPage(
  siteName: string,
  services: Config['services'],
  ids: RequestIds,
): Promise<string> {
  const title = escapeHtml(`API of the ${siteName}`);
  const sections = await Promise.all(
    apiServices.map(async (name) => section(name, await readPaths(name, services, ids))),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1>
<p>JSON over HTTP. Lists take <code>limit</code> and <code>offset</code>, carry an <code>ETag</code> and tell their
length in <code>X-Total-Count</code>. Errors are <code>application/problem+json</code> (RFC 9457).</p>
${sections.join('\n')}</main></body></html>`;
}

async function readPaths(
  name: ApiService,
  services: Config['services'],
  { requestId, traceparent }: RequestIds,
) {
  try {
    const url = new URL(`/api/${name}/openapi.json`, services[name]);
    const document = await getJson(url, { 'x-request-id': requestId, traceparent });
    return documentSchema.parse(document).paths;
  } catch (error) {
    log('warn', 'API document cannot be read', { requestId, owner: name, error });
    return undefined;
  }
}

function section(name: string, paths: z.infer<typeof documentSchema>['paths'] | undefined): string {
  const head = `<h2>${name}</h2>`;
  if (!paths) return `<section>${head}<p>Not available right now.</p></section>`;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, details]) => article(method, path, details)),
  );
  return `<section>${head}<p><a href="/api/${name}/openapi.json">OpenAPI 3.1 document</a></p>${operations.join('')}</section>`;
}

function article(method: string, path: string, details: Operation): string {
  const parameters = (details.parameters ?? []).map(
    (each) =>
      `<li><code>${escapeHtml(each.name)}</code> (${escapeHtml(each.in)}${each.required ? ', required' : ''}) ${escapeHtml(each.description ?? '')}</li>`,
  );
  const answers = Object.entries(details.responses).map(
    ([status, { description }]) =>
      `<li>${escapeHtml(status)} ${escapeHtml(description ?? '')}</li>`,
  );
  return `<article><h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(details.summary ?? details.description ?? '')}</p>
${parameters.length > 0 ? `<h4>Parameters</h4><ul>${parameters.join('')}</ul>` : ''}
<h4>Answers</h4><ul>${answers.join('')}</ul></article>`;
}
