import { Injectable } from '@nestjs/common';
import { SharedRead } from '@town/process-kit/shared-read';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { versionWords } from './list-answer.js';

/**
 * The versions of all lists, for the site's server: before it sends a cached page, it checks that none of
 * the lists on that page has changed. Under load that is most of what a service answers, so the answer is
 * written before Nest, as in `list-shortcut.ts`.
 */
@Injectable()
export class ListVersions {
  private readonly shared = new SharedRead(() => this.read());

  constructor(private readonly dataSource: DataSource) {}

  /** Express middleware for `listVersionsPath`. */
  async handle(_request: Request, response: Response): Promise<void> {
    try {
      const body = await this.shared.read();
      const headers = { 'content-type': 'application/json', 'content-length': body.length };
      response.writeHead(200, headers).end(body);
    } catch {
      // The site's server renders the page again, and that request's log says what is wrong.
      response.writeHead(503).end();
    }
  }

  private async read(): Promise<string> {
    const rows = await this.dataSource.query<{ list: string; version: string }[]>(
      'select list, version from list_versions',
    );
    return JSON.stringify(rows.map(({ list, version }) => versionWords(list, BigInt(version))));
  }
}
