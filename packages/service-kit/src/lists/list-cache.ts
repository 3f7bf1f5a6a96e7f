import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { ListQuery, ListRow } from './list-query.js';
import type { ListSnapshot } from './list-snapshot.js';
import { SharedRead } from './shared-read.js';

/** Bodies kept by one process, in bytes. */
const defaultCapacity = 4 * 1024 * 1024;

/**
 * Keeps the bodies of public lists for as long as their version stands.
 *
 * Every read asks the database for the version first, by primary key, and serves a kept body
 * only when that is its version. Writers raise the version in their own transaction, so
 * nobody ever gets a list older than the last write committed before they asked, whichever
 * process answers them. Body and version are read by one statement, hence from one snapshot.
 */
export class ListCache {
  private readonly kept = new Map<string, ListSnapshot>();
  private readonly loading = new Map<string, Promise<ListSnapshot>>();
  private readonly versions = new Map<string, SharedRead<bigint>>();
  private size = 0;

  constructor(
    private readonly pool: Pool,
    private readonly capacity = defaultCapacity,
  ) {}

  async read(query: ListQuery): Promise<ListSnapshot> {
    const key = `${query.sql}\n${JSON.stringify(query.parameters)}`;
    const current = await this.currentVersion(query.list);
    const kept = this.kept.get(key);
    if (kept && kept.version >= current) {
      this.keep(key, kept);
      return kept;
    }
    // Those who ask at the same time share one read, unless it began before the write
    // that the later of them already know of.
    const shared = await this.loading.get(key);
    if (shared && shared.version >= current) return shared;
    return this.load(key, query);
  }

  /** What is kept under a key, if nothing has been written to its list since. */
  async readKept(key: string): Promise<ListSnapshot | undefined> {
    const kept = this.kept.get(key);
    if (!kept || kept.version < (await this.currentVersion(kept.list))) return undefined;
    this.keep(key, kept);
    return kept;
  }

  private load(key: string, query: ListQuery): Promise<ListSnapshot> {
    const loading = this.query(key, query)
      .then((snapshot) => {
        this.keep(key, snapshot);
        return snapshot;
      })
      .finally(() => {
        if (this.loading.get(key) === loading) this.loading.delete(key);
      });
    this.loading.set(key, loading);
    return loading;
  }

  private currentVersion(list: string): Promise<bigint> {
    const versions = this.versions.get(list) ?? new SharedRead(() => this.readVersion(list));
    this.versions.set(list, versions);
    return versions.read();
  }

  private async readVersion(list: string): Promise<bigint> {
    const { rows } = await this.pool.query<{ version: string }>({
      name: 'list-version',
      text: 'select version from list_versions where list = $1',
      values: [list],
    });
    const row = rows[0];
    if (!row) throw new Error(`The list ${list} has no version: its migration is missing`);
    return BigInt(row.version);
  }

  private async query(key: string, { list, sql, parameters }: ListQuery): Promise<ListSnapshot> {
    const { rows } = await this.pool.query<ListRow>(sql, parameters);
    const { version, total, body } = rows[0]!;
    // The statement is part of the tag: a release that shapes the list otherwise changes it.
    const shape = createHash('sha1').update(sql).digest('base64url').slice(0, 6);
    return {
      key,
      list,
      version: BigInt(version),
      etag: `"${BigInt(version).toString(36)}-${shape}"`,
      total: Number(total),
      body: Buffer.from(body),
    };
  }

  /** Keeps a snapshot as the one used last, and drops those unused longest to make room. */
  private keep(key: string, snapshot: ListSnapshot): void {
    const before = this.kept.get(key);
    if (before && before.version > snapshot.version) return;
    if (before) this.size -= weigh(key, before);
    this.kept.delete(key);
    this.kept.set(key, snapshot);
    this.size += weigh(key, snapshot);
    for (const [oldest, old] of this.kept) {
      if (this.size <= this.capacity) break;
      this.kept.delete(oldest);
      this.size -= weigh(oldest, old);
    }
  }
}

function weigh(key: string, { body }: ListSnapshot): number {
  return key.length * 2 + body.length + 200;
}
