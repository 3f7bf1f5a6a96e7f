import { createHash } from 'node:crypto';
import { ownBytes } from '@town/process-kit/own-bytes';
import { SharedRead } from '@town/process-kit/shared-read';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { gzippedList } from './gzipped-list.js';
import type { ListSnapshot } from './list-answer.js';

/** What to read when the cache does not have it. */
export interface ListSource {
  /** The row of `list_versions` that rises with every write to what is read. */
  list: string;
  /** Names the result; differs where anything about the result may differ. */
  key: string;
  /** Its content is null where there is no such record. */
  read(manager: EntityManager): Promise<{ content: unknown; total: number }>;
  /** Of a list without a limit: how it is read if it is long. */
  long?: LongSource;
}

/** A list that may be too long to be held in memory as records. */
export interface LongSource {
  /** Whether it is, as far as can be said before it is read. */
  isLong(): Promise<boolean>;
  /** The number of records on all pages. */
  count(manager: EntityManager): Promise<number>;
  /** Its records, in parts of bounded size. */
  readParts(manager: EntityManager): AsyncIterable<readonly unknown[]>;
}

/** What the cache needs of a DataSource. */
export interface ListDatabase {
  query<Rows>(sql: string, parameters: unknown[]): Promise<Rows>;
  transaction<Result>(
    isolation: 'REPEATABLE READ',
    run: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result>;
}

/** Size of the bodies that one process keeps, in bytes. */
const defaultCapacity = 4 * 1024 * 1024;

/**
 * Keeps lists as JSON for as long as their version stands.
 *
 * Each read asks the database for the version first, by primary key, and serves a kept body only
 * when it has that version. Writers raise the version in their own transaction, so no reader gets a
 * list older than the last write committed before the request, whichever process answers. Body and
 * version are read from one snapshot of the database. A long list is read in parts and compressed at
 * once, so that its size does not decide how much memory the service needs.
 */
export class ListCache {
  private readonly kept: LRUCache<string, ListSnapshot>;
  private readonly loading = new Map<string, Promise<ListSnapshot>>();
  private readonly versions = new Map<string, SharedRead<bigint>>();
  /** The long list that is being read: one at a time, so that their memory does not add up. */
  private lastLong: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly dataSource: ListDatabase,
    capacity = defaultCapacity,
  ) {
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
    if (shared && shared.version >= current) return shared;
    return this.load(source);
  }

  /** What is kept under a key, if nothing has been written to its list since. */
  async readKept(key: string): Promise<ListSnapshot | undefined> {
    const kept = this.kept.get(key);
    return kept && !kept.isMissing && kept.version >= (await this.currentVersion(kept.list))
      ? kept
      : undefined;
  }

  private load(source: ListSource): Promise<ListSnapshot> {
    const loading = this.choose(source)
      .then((snapshot) => {
        const before = this.kept.peek(source.key);
        if (!before || before.version <= snapshot.version) this.kept.set(source.key, snapshot);
        return snapshot;
      })
      .finally(() => {
        if (this.loading.get(source.key) === loading) this.loading.delete(source.key);
      });
    this.loading.set(source.key, loading);
    return loading;
  }

  private async choose(source: ListSource): Promise<ListSnapshot> {
    const { long } = source;
    if (!long || !(await long.isLong())) return this.query(source);
    const reading = this.lastLong.then(() => this.queryLong(source, long));
    this.lastLong = reading.catch(() => undefined);
    return reading;
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

  private queryLong({ list, key }: ListSource, long: LongSource): Promise<ListSnapshot> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const version = await versionOf(list, manager);
      const total = await long.count(manager);
      const body = await gzippedList(long.readParts(manager));
      return { key, list, version, etag: tagOf(version, key), total, body, isGzipped: true };
    });
  }

  private currentVersion(list: string): Promise<bigint> {
    const versions =
      this.versions.get(list) ?? new SharedRead(() => versionOf(list, this.dataSource));
    this.versions.set(list, versions);
    return versions.read();
  }
}

/** The key is part of the tag: a release that shapes the list in another way changes it. */
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
