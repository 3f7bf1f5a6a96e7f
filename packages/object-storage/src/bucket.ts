/**
 * Objects in a bucket that speaks S3 and honours conditional writes. Published slices and pictures are
 * stored through it. It has only the calls that they need; the callers choose the objects' names.
 */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';

/** An object's content, and the tag that changes with it. */
export interface StoredObject {
  content: Buffer;
  tag: string;
}

/** How browsers and proxies treat an object. */
export interface ObjectHeaders {
  type: string;
  cacheControl: string;
}

/** A bucket, or the part of it below a prefix. All names are without the prefix. */
export class Bucket {
  constructor(
    private readonly client: S3Client,
    private readonly name: string,
    /** Ends with a slash unless it is empty. */
    private readonly prefix = '',
  ) {}

  /** @returns undefined when there is no such object */
  async get(key: string): Promise<StoredObject | undefined> {
    try {
      const Key = this.prefix + key;
      const object = await this.client.send(new GetObjectCommand({ Bucket: this.name, Key }));
      const content = Buffer.from((await object.Body?.transformToByteArray()) ?? []);
      return { content, tag: object.ETag ?? '' };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  /**
   * Writes an object unless another client has written it meanwhile.
   * @param tag of the object that it replaces; without it there must not be one
   * @returns false when the object exists already, or no longer has the tag
   */
  async put(
    key: string,
    body: Uint8Array,
    { type, cacheControl }: ObjectHeaders,
    tag?: string,
  ): Promise<boolean> {
    try {
      await this.client.send(
        new PutObjectCommand({
          Bucket: this.name,
          Key: this.prefix + key,
          Body: body,
          ContentType: type,
          CacheControl: cacheControl,
          ...(tag ? { IfMatch: tag } : { IfNoneMatch: '*' }),
        }),
      );
      return true;
    } catch (error) {
      // 409: another conditional write of the same object was in progress.
      const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode;
      if (status === 412 || status === 409) return false;
      throw error;
    }
  }

  /** The names of all objects that begin with a text, and when they were written. */
  async *list(under: string): AsyncGenerator<{ key: string; modified: Date }> {
    let next: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.name,
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

  /** Removes all objects whose names begin with a text. */
  async removeAll(under: string): Promise<void> {
    for await (const { key } of this.list(under)) {
      const Key = this.prefix + key;
      await this.client.send(new DeleteObjectCommand({ Bucket: this.name, Key }));
    }
  }
}
