import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';
import type { ServiceConfig } from './config/service-config.js';
import { Draining } from './http/draining.js';
import { readJsonBodies } from './http/json-body.js';
import { refuseMalformedAddress } from './http/refuse-malformed-address.js';
import { requestId } from './http/request-id.js';
import { ListShortcut } from './lists/list-shortcut.js';
import { PublicLists } from './lists/public-lists.js';
import { SHORTCUT } from './lists/send-snapshot.js';
import { JsonLogger } from './observability/json-logger.js';
import { Metrics } from './observability/metrics.js';
import { observeRequests } from './observability/observe-requests.js';
import { openApiDocument } from './openapi/openapi-document.js';
import type { ServiceDefinition } from './service-definition.js';
import { serviceModule } from './service-module.js';

/** Longer than the gateway keeps its idle connections, so that it is always the one to close. */
const keepAliveMs = 75_000;

/** Builds a service that is migrated and wired, and does not listen yet. */
export async function createService(
  definition: ServiceDefinition,
  config: ServiceConfig,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(serviceModule(definition, config), {
    logger: new JsonLogger(definition.name, config.LOG_LEVEL),
    abortOnError: false,
    bodyParser: false,
    rawBody: true,
    return503OnClosing: true,
  });
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(requestId, observeRequests(app.get(Metrics)), refuseMalformedAddress);
  readJsonBodies(app, definition.unparsedBodies);
  serveOpenApi(app, definition.name);
  app.getHttpServer().keepAliveTimeout = keepAliveMs;
  const shortcut = new ListShortcut(app.get(PublicLists).cache, app.get(Metrics));
  app.set(SHORTCUT, shortcut);
  await app.init();
  shortcut.precede(app.getHttpServer());
  app.get(Draining).watch(app.getHttpServer());
  return app;
}

function serveOpenApi(app: NestExpressApplication, service: string): void {
  let document: string | undefined;
  const express: Express = app.getHttpAdapter().getInstance();
  express.get(`/api/${service}/openapi.json`, (_request, response) => {
    document ??= JSON.stringify(openApiDocument(app, service));
    response.type('application/json').end(document);
  });
}
