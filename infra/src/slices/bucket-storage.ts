import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { RegisteredSlice } from '@town/contracts/slice-registry';
import { fileHash } from './file-hash.js';
import {
  type SliceStorage,
  type StoredRegistry,
  type StoredVersion,
  VersionTaken,
} from './slice-storage.js';

const forEver = 'public, max-age=31536000, immutable';
const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Slices in a bucket that speaks S3 and honours conditional writes. */
export class BucketStorage implements SliceStorage {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    /** Ends with a slash, or is empty. */
    private readonly prefix = '',
  ) {}

  async readRegistry(): Promise<StoredRegistry | undefined> {
    const object = await this.#get('slices.json');
    return object && { text: object.content.toString('utf8'), tag: object.tag };
  }

  replaceRegistry(text: string, before: StoredRegistry | undefined): Promise<boolean> {
    return this.#put('slices.json', Buffer.from(text), before?.tag, 'no-cache');
  }

  async storeVersion(slice: RegisteredSlice, built: string): Promise<void> {
    for (const [file, hash] of Object.entries(slice.integrity)) {
      const key = `${slice.name}/${slice.version}/${file}`;
      if (await this.#put(key, readFileSync(join(built, file)), undefined, forEver)) continue;
      const stored = await this.#get(key);
      if (!stored || fileHash(stored.content) !== hash) {
        throw new VersionTaken(slice.name, slice.version);
      }
    }
  }

  async readFile(name: string, version: string, file: string): Promise<Buffer | undefined> {
    return (await this.#get(`${name}/${version}/${file}`))?.content;
  }

  async listVersions(name: string): Promise<StoredVersion[]> {
    const versions = new Map<string, Date>();
    for await (const { key, modified } of this.#list(`${name}/`)) {
      const version = key.split('/')[1] ?? '';
      const known = versions.get(version);
      if (!known || known < modified) versions.set(version, modified);
    }
    return [...versions].map(([version, storedAt]) => ({ version, storedAt }));
  }

  async removeVersion(name: string, version: string): Promise<void> {
    for await (const { key } of this.#list(`${name}/${version}/`)) {
      const Key = this.prefix + key;
      await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key }));
    }
  }

  async #get(key: string): Promise<{ content: Buffer; tag: string } | undefined> {
    try {
      const Key = this.prefix + key;
      const object = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key }));
      const content = Buffer.from((await object.Body?.transformToByteArray()) ?? []);
      return { content, tag: object.ETag ?? '' };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  /** @returns false where the object is not as expected: there, or not that of the tag */
  async #put(key: string, body: Buffer, tag: string | undefined, cache: string): Promise<boolean> {
    try {
      await this.client.send(
        new PutObjectCommand({
          Bucket: this.bucket,
          Key: this.prefix + key,
          Body: body,
          ContentType: types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          CacheControl: cache,
          ...(tag ? { IfMatch: tag } : { IfNoneMatch: '*' }),
        }),
      );
      return true;
    } catch (error) {
      // 409: another conditional write of the same object was under way.
      const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode;
      if (status === 412 || status === 409) return false;
      throw error;
    }
  }

  async *#list(under: string): AsyncGenerator<{ key: string; modified: Date }> {
    let next: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.bucket,
          Prefix: this.prefix + under,
          ContinuationToken: next,
        }),
      );
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        yield { key: Key.slice(this.prefix.length), modified: LastModified ?? new Date(0) };
      }
      next = page.NextContinuationToken;
    } while (next);
  }
}
