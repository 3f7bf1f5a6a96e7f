import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { listVersionsPath } from '@town/contracts/api/list-versions';
import { SharedRead } from '@town/process-kit/shared-read';
import { DataSource } from 'typeorm';
import { versionWords } from './list-answer.js';

/**
 * The versions of all lists, for the site's server: before it sends a page that it has kept, it asks
 * whether anything was written to the lists that the page was made from.
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
