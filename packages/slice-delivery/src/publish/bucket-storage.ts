import type { Bucket } from '@town/object-storage/bucket';
import { immutable } from '@town/object-storage/immutable';
import { fileHash } from '@town/slice-kit/build/file-hash';
import type { RegisteredSlice } from '../registry/slice-registry.js';
import {
  type ReadFile,
  type SliceStorage,
  type StoredRegistry,
  type StoredVersion,
  VersionTaken,
} from './slice-storage.js';

const registryHeaders = { type: 'application/json', cacheControl: 'no-cache' };
const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Slices in a bucket. */
export class BucketStorage implements SliceStorage {
  constructor(private readonly bucket: Bucket) {}

  async readRegistry(): Promise<StoredRegistry | undefined> {
    const object = await this.bucket.get('slices.json');
    return object && { text: object.content.toString('utf8'), tag: object.tag };
  }

  replaceRegistry(text: string, before: StoredRegistry | undefined): Promise<boolean> {
    return this.bucket.put('slices.json', Buffer.from(text), registryHeaders, before?.tag);
  }

  async storeVersion(slice: RegisteredSlice, read: ReadFile): Promise<void> {
    for (const [file, hash] of Object.entries(slice.integrity)) {
      if (await this.addFile(slice.name, slice.version, file, await read(file))) continue;
      const stored = await this.readFile(slice.name, slice.version, file);
      if (!stored || fileHash(stored) !== hash) {
        throw new VersionTaken(slice.name, slice.version);
      }
    }
  }

  async readFile(name: string, version: string, file: string): Promise<Buffer | undefined> {
    return (await this.bucket.get(`${name}/${version}/${file}`))?.content;
  }

  addFile(name: string, version: string, file: string, content: Buffer): Promise<boolean> {
    const type = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const headers = { type, cacheControl: immutable };
    return this.bucket.put(`${name}/${version}/${file}`, content, headers);
  }

  async listVersions(name: string): Promise<StoredVersion[]> {
    const versions = new Map<string, Date>();
    for await (const { key, modified } of this.bucket.list(`${name}/`)) {
      const version = key.split('/')[1] ?? '';
      const known = versions.get(version);
      if (!known || known < modified) versions.set(version, modified);
    }
    return [...versions].map(([version, storedAt]) => ({ version, storedAt }));
  }

  removeVersion(name: string, version: string): Promise<void> {
    return this.bucket.removeAll(`${name}/${version}/`);
  }
}
