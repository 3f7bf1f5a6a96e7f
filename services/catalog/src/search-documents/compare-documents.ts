import { Inject, Injectable } from '@nestjs/common';
import { BackgroundJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';
import { CONTENT_URL, readDocuments } from './read-documents.js';
import { type IndexedRecord, SearchIndex } from './search-index.js';

const hourMs = 60 * 60 * 1000;
const retryMs = 2_000;

/**
 * Compares the index with all records of the content service: at the start, and every hour. It finds
 * what no event has said: records that were there before this release, records that plain SQL wrote, and the
 * next date of an event that is repeated.
 */
@Injectable()
export class CompareDocuments extends BackgroundJob {
  private isContentAway = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly index: SearchIndex,
    @Inject(CONTENT_URL) private readonly contentUrl: string | undefined,
  ) {
    super({ intervalMs: hourMs });
  }

  override async run(stopping?: AbortSignal): Promise<number | undefined> {
    if (!this.contentUrl) return undefined;
    try {
      const { manager } = this.dataSource;
      // What is published while this reads may be missing in what it reads.
      const before = await this.index.known(manager);
      const found = new Set<string>();
      const written: IndexedRecord[] = [];
      for await (const page of readDocuments(this.contentUrl)) {
        if (stopping?.aborted) return undefined;
        written.push(...(await this.index.put(manager, page)));
        for (const { id } of page) found.add(id);
      }
      await this.index.remove(
        manager,
        before.filter(({ id }) => !found.has(id)),
      );
      if (written.length > 0) await this.removeWithdrawn(this.contentUrl, written);
      this.isContentAway = false;
      return undefined;
    } catch (error) {
      // When a stack starts, the other service may come later.
      if (!this.isContentAway) this.logger.warn('The documents cannot be compared now', { error });
      this.isContentAway = true;
      return retryMs;
    }
  }

  /**
   * What was withdrawn between the reading of a page and its writing has come back by this comparison:
   * its event came before. Whatever is withdrawn after this second reading has its event to come.
   */
  private async removeWithdrawn(contentUrl: string, written: IndexedRecord[]): Promise<void> {
    const found = new Set<string>();
    for await (const page of readDocuments(contentUrl)) for (const { id } of page) found.add(id);
    await this.index.remove(
      this.dataSource.manager,
      written.filter(({ id }) => !found.has(id)),
    );
  }
}
