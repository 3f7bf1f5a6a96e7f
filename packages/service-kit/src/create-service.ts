import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { listVersionsPath } from '@town/contracts/api/list-versions';
import { ConnectionDrainer } from '@town/process-kit/connection-drainer';
import { createLog } from '@town/process-kit/logger';
import type { Express } from 'express';
import type { ServiceConfig } from './config/service-config.js';
import { readJsonBodies } from './http/json-body.js';
import { refuseMalformedAddress } from './http/refuse-malformed-address.js';
import { refuseMisdirected } from './http/refuse-misdirected.js';
import { requestFields } from './http/request-context.js';
import { requestId } from './http/request-id.js';
import { ListShortcut } from './lists/list-shortcut.js';
import { ListVersions } from './lists/list-versions.js';
import { Metrics } from './observability/metrics.js';
import { NestLogger } from './observability/nest-logger.js';
import { observeRequests } from './observability/observe-requests.js';
import { openApiDocument } from './openapi/openapi-document.js';
import type { ServiceDefinition } from './service-definition.js';
import { serviceModule } from './service-module.js';

/** Longer than the gateway keeps idle connections, so that the gateway always closes them first. */
const keepAliveMs = 75_000;

/** Creates a service and migrates its database. The service does not listen yet. */
export async function createService(
  definition: ServiceDefinition,
  config: ServiceConfig,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(serviceModule(definition, config), {
    logger: new NestLogger(
      createLog({
        service: definition.messaging.service,
        minimum: config.LOG_LEVEL,
        context: requestFields,
      }),
    ),
    abortOnError: false,
    bodyParser: false,
    rawBody: true,
    return503OnClosing: true,
  });
  app.disable('x-powered-by');
  app.disable('etag');
  const versions = app.get(ListVersions);
  const shortcut = app.get(ListShortcut);
  app.use(listVersionsPath, versions.handle.bind(versions));
  app.use(
    shortcut.handle.bind(shortcut),
    requestId,
    observeRequests(app.get(Metrics)),
    refuseMalformedAddress,
    refuseMisdirected(definition.messaging.service),
  );
  readJsonBodies(app, definition.unparsedBodies, definition.files);
  serveOpenApi(app, definition.messaging.service);
  app.getHttpServer().keepAliveTimeout = keepAliveMs;
  await app.init();
  app.get(ConnectionDrainer).watch(app.getHttpServer());
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
