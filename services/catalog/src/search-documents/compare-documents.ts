import { Inject, Injectable } from '@nestjs/common';
import { BackgroundJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';
import { CONTENT_URL, readDocuments } from './read-documents.js';
import { type IndexedRecord, SearchIndex } from './search-index.js';

const hourMs = 60 * 60 * 1000;
const retryMs = 2_000;

/**
 * Compares the index with all records of the content service, at the start and every hour. This finds
 * changes without an event: records that existed before this release, records written by plain SQL, and the
 * next date of a recurring event.
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
      // Read before the pages: a record that is published meanwhile may be missing from them, and must
      // stay.
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
      // When the whole stack starts, the content service may start later than this one.
      if (!this.isContentAway) this.logger.warn('The documents cannot be compared now', { error });
      this.isContentAway = true;
      return retryMs;
    }
  }

  /**
   * Removes records that were withdrawn after their page was read and before it was written. This
   * comparison has indexed them again after the event that removed them. Later withdrawals have an event
   * still to come.
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
