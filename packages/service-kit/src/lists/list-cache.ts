import { createHash } from 'node:crypto';
import { ownBytes } from '@town/process-kit/own-bytes';
import { SharedRead } from '@town/process-kit/shared-read';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import type { ListSnapshot } from './list-answer.js';
import { LongLists, type LongSource } from './long-lists.js';

/** Describes a list to the cache, and how to read it on a cache miss. */
export interface ListSource {
  /** The row of `list_versions` whose version increases with every write to the list's data. */
  list: string;
  /** The cache key. It must differ wherever the result may differ. */
  key: string;
  /** Reads the list or record; `content` is null when there is no such record. */
  read(manager: EntityManager): Promise<{ content: unknown; total: number }>;
  /** For a list without a limit: how to read it if it is long. */
  long?: LongSource;
}

/** The part of a DataSource that the cache uses. */
export interface ListDatabase {
  query<Rows>(sql: string, parameters: unknown[]): Promise<Rows>;
  transaction<Result>(
    isolation: 'REPEATABLE READ',
    run: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result>;
}

/** Maximum size of the bodies that one process caches, in bytes. */
const defaultCapacity = 4 * 1024 * 1024;

/**
 * Caches lists as JSON until their version changes.
 *
 * Each read first queries the current version, by primary key, and serves a cached body only if it has
 * that version. Writers increase the version in their own transaction, so no reader gets a list older
 * than the last write committed before the request, whichever process responds. Body and version are read
 * from one database snapshot. A long list is sent while it is read, so that its size does not determine how much
 * memory the service needs.
 */
export class ListCache {
  private readonly kept: LRUCache<string, ListSnapshot>;
  private readonly loading = new Map<string, Promise<ListSnapshot | LongSource>>();
  private readonly versions = new Map<string, SharedRead<bigint>>();
  private readonly longLists: LongLists;

  constructor(
    private readonly dataSource: ListDatabase,
    capacity = defaultCapacity,
  ) {
    this.longLists = new LongLists(capacity);
    this.kept = new LRUCache({
      maxSize: capacity,
      sizeCalculation: ({ body }, key) => key.length * 2 + body.length + 200,
    });
  }

  async read(source: ListSource): Promise<ListSnapshot> {
    const current = await this.currentVersion(source.list);
    const kept = this.kept.get(source.key);
    if (kept && kept.version >= current) return kept;
    // Concurrent readers share one read, unless it began before a write that they must see.
    const shared = await this.loading.get(source.key);
    if (shared && !isLong(shared) && shared.version >= current) return shared;
    const loaded = await this.load(source);
    return isLong(loaded) ? this.startLong(source, loaded) : loaded;
  }

  /** The cached entry of a key, if its list has not changed since. */
  async readKept(key: string): Promise<ListSnapshot | undefined> {
    const kept = this.kept.get(key);
    return kept && !kept.isMissing && kept.version >= (await this.currentVersion(kept.list))
      ? kept
      : undefined;
  }

  private load(source: ListSource): Promise<ListSnapshot | LongSource> {
    const loading = this.choose(source).finally(() => {
      if (this.loading.get(source.key) === loading) this.loading.delete(source.key);
    });
    this.loading.set(source.key, loading);
    return loading;
  }

  private async choose(source: ListSource): Promise<ListSnapshot | LongSource> {
    const { long } = source;
    if (long && (await long.isLong())) return long;
    return this.keep(await this.query(source));
  }

  private keep(snapshot: ListSnapshot): ListSnapshot {
    const before = this.kept.peek(snapshot.key);
    if (!before || before.version <= snapshot.version) this.kept.set(snapshot.key, snapshot);
    return snapshot;
  }

  private query({ list, key, read }: ListSource): Promise<ListSnapshot> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const version = await versionOf(list, manager);
      const { content, total } = await read(manager);
      const body = ownBytes(Buffer.from(JSON.stringify(content)));
      const isMissing = content === null;
      return { key, list, version, etag: tagOf(version, key), total, body, isMissing };
    });
  }

  private startLong({ list, key }: ListSource, long: LongSource): Promise<ListSnapshot> {
    return this.longLists.start(
      () => this.readKept(key),
      (send) =>
        this.dataSource.transaction('REPEATABLE READ', async (manager) => {
          const version = await versionOf(list, manager);
          const total = await long.count(manager);
          const snapshot = { key, list, version, etag: tagOf(version, key), total };
          await send({ snapshot, parts: long.readParts(manager) });
        }),
      (snapshot) => this.keep(snapshot),
    );
  }

  private currentVersion(list: string): Promise<bigint> {
    const versions =
      this.versions.get(list) ?? new SharedRead(() => versionOf(list, this.dataSource));
    this.versions.set(list, versions);
    return versions.read();
  }
}

const isLong = (loaded: ListSnapshot | LongSource): loaded is LongSource => 'readParts' in loaded;

/**
 * The key is part of the entity tag, so that a release that changes the list's fields changes the tag.
 */
function tagOf(version: bigint, key: string): string {
  const shape = createHash('sha1').update(key).digest('base64url').slice(0, 6);
  return `"${version.toString(36)}-${shape}"`;
}

async function versionOf(list: string, database: Pick<ListDatabase, 'query'>): Promise<bigint> {
  const [row] = await database.query<{ version: string }[]>(
    'select version from list_versions where list = $1',
    [list],
  );
  if (!row) throw new Error(`The list ${list} has no version: its migration is missing`);
  return BigInt(row.version);
}
