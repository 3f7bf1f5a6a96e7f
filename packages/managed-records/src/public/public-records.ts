import { GoneException, Injectable, NotFoundException } from '@nestjs/common';
import { recordId } from '@town/contracts/records/record-id';
import { capitalize } from '@town/contracts/text/capitalize';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { type ListDefinition, Lists } from '@town/service-kit/lists/lists';
import { DataSource } from 'typeorm';
import type { ManagedKind } from '../managed-kind.js';
import { RecordEntity } from '../records/record-entity.js';
import { VersionEntity } from '../records/version-entity.js';
import { FormerSlugEntity } from './former-slug-entity.js';

/**
 * Finds a published record by id or slug, or determines whether it was renamed, withdrawn or never
 * existed.
 */
@Injectable()
export class PublicRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: Lists,
  ) {}

  /**
   * @returns the record, or the current slug of a renamed record
   * @throws NotFoundException; GoneException for a record that was public before and no longer is
   */
  async find(
    managed: ManagedKind,
    shown: ListDefinition<{ id: string }>,
    key: string,
  ): Promise<ListSnapshot | { slug: string }> {
    const found = await this.lists.record(shown, key);
    if (found) return found;
    const { kind } = managed;
    const [whole = '', part] = managed.partSeparator ? key.split(managed.partSeparator) : [key];
    const record = await this.recordOf(managed, whole);
    const name = capitalize(kind.one);
    if (!record) throw new NotFoundException(`${name} not found`);
    if (record.publishedVersion !== null) {
      if (part && record.slug === whole) throw await this.missingPart(managed, record, part);
      return { slug: part ? `${record.slug}${managed.partSeparator}${part}` : record.slug };
    }
    const wasPublic = await this.dataSource.manager.existsBy(VersionEntity, {
      recordId: record.id,
      state: 'published',
    });
    throw wasPublic ? gone(name) : new NotFoundException(`${name} not found`);
  }

  /** The error for the address of a part that a published record does not show. */
  private async missingPart(
    { kind, leavesOut }: ManagedKind,
    { id, publishedVersion }: RecordEntity,
    part: string,
  ): Promise<Error> {
    const name = capitalize(kind.one);
    const version = { recordId: id, version: publishedVersion ?? 0 };
    const shown = await this.dataSource.manager.findOneBy(VersionEntity, version);
    return shown && leavesOut?.(shown.content, part)
      ? gone(name)
      : new NotFoundException(`${name} not found`);
  }

  /** The kind of the record with this id or slug, current or former, among the kinds that share slugs. */
  async kindOf(slugScope: string, key: string): Promise<string | undefined> {
    return (await this.recordIn(slugScope, key))?.kind;
  }

  private async recordOf({ kind }: ManagedKind, key: string): Promise<RecordEntity | null> {
    const record = await this.recordIn(kind.slugScope, key);
    return record?.kind === kind.name ? record : null;
  }

  private async recordIn(slugScope: string, key: string): Promise<RecordEntity | null> {
    const { manager } = this.dataSource;
    if (recordId.safeParse(key).success) {
      return manager.findOneBy(RecordEntity, { id: key, slugScope });
    }
    // Slugs are in lower case. People type capitals, and some programs add them.
    const slug = key.toLowerCase();
    const named = await manager.findOneBy(RecordEntity, { slugScope, slug });
    if (named) return named;
    const former = await manager.findOneBy(FormerSlugEntity, { slugScope, slug });
    return former && manager.findOneBy(RecordEntity, { id: former.recordId });
  }
}

const gone = (name: string) => new GoneException(`${name} is not available any more`);
