import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { listVersionsPath } from '@town/contracts/api/list-versions';
import { SharedRead } from '@town/process-kit/shared-read';
import { DataSource } from 'typeorm';
import { versionWords } from './list-answer.js';

/**
 * The versions of all lists, for the site's server: before it sends a cached page, it checks that none of
 * the lists on that page has changed.
 */
@ApiExcludeController()
@Controller(listVersionsPath)
export class ListVersionsController {
  private readonly shared = new SharedRead(() => this.read());

  constructor(private readonly dataSource: DataSource) {}

  @Get()
  versions(): Promise<string[]> {
    return this.shared.read();
  }

  private async read(): Promise<string[]> {
    const rows = await this.dataSource.query<{ list: string; version: string }[]>(
      'select list, version from list_versions',
    );
    return rows.map(({ list, version }) => versionWords(list, BigInt(version)));
  }
}
