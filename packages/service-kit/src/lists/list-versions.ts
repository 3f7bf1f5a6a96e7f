import { Injectable } from '@nestjs/common';
import { listVersionsPath } from '@town/contracts/api/list-versions';
import { SharedRead } from '@town/process-kit/shared-read';
import type { NextFunction, Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { Metrics } from '../observability/metrics.js';
import { versionWords } from './list-answer.js';

/**
 * The versions of all lists, for the site's server: before it sends a cached page, it checks that none of
 * the lists on that page has changed. Under load that is most of what a service answers, so the answer is
 * written before Nest, as in `list-shortcut.ts`.
 */
@Injectable()
export class ListVersions {
  private readonly shared = new SharedRead(() => this.read());

  constructor(
    private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
  ) {}

  /** Express middleware for `listVersionsPath`. */
  async handle(request: Request, response: Response, next: NextFunction): Promise<void> {
    if (request.method !== 'GET' || request.path !== '/') return next();
    const started = performance.now();
    // Without them, the site's server renders the page again, and that request's log says what is wrong.
    const body = await this.shared.read().catch(() => undefined);
    const status = body === undefined ? 503 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    const labels = { method: 'GET', route: listVersionsPath, status };
    this.metrics.requests.observe(labels, (performance.now() - started) / 1000);
  }

  private async read(): Promise<string> {
    const rows = await this.dataSource.query<{ list: string; version: string }[]>(
      'select list, version from list_versions',
    );
    return JSON.stringify(rows.map(({ list, version }) => versionWords(list, BigInt(version))));
  }
}
