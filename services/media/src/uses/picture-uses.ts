import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  currentPictureUsesPath,
  type PictureRecord,
  pictureRecordsSchema,
  pictureUsesOf,
  pictureUsesPath,
  pictureUsesSchema,
} from '@town/contracts/pictures/uses';
import { requestHeaders } from '@town/service-kit/http/request-context';
import { RetryLater } from '@town/service-kit/http/retry-later';
import type * as z from 'zod/mini';
import { MEDIA_CONFIG, type MediaConfig } from '../media-config.js';

const timeoutMs = 10_000;

/** Asks the services that own the records which pictures are in use. */
@Injectable()
export class PictureUses {
  private readonly logger = new Logger('PictureUses');

  constructor(@Inject(MEDIA_CONFIG) private readonly config: MediaConfig) {}

  /**
   * The hashes of all pictures that a record shows, has shown, or will show.
   * @throws RetryLater when one of the services does not answer; then nothing may be removed
   */
  hashes(): Promise<ReadonlySet<string>> {
    return this.ask(pictureUsesPath);
  }

  /**
   * The same, without pictures that only an earlier version of a record shows.
   * @throws RetryLater as above
   */
  currentHashes(): Promise<ReadonlySet<string>> {
    return this.ask(currentPictureUsesPath);
  }

  /**
   * Some of the records that use a picture, of each service.
   * @throws RetryLater as above
   */
  async allRecords(hash: string): Promise<PictureRecord[]> {
    const answers = await this.askEach(pictureUsesOf(hash), pictureRecordsSchema);
    return answers.flatMap(({ records }) => records);
  }

  private async ask(path: string): Promise<ReadonlySet<string>> {
    const answers = await this.askEach(path, pictureUsesSchema);
    return new Set(answers.flatMap(({ hashes }) => hashes));
  }

  private async askEach<Answer>(path: string, schema: z.ZodMiniType<Answer>): Promise<Answer[]> {
    const { recordServices } = this.config;
    try {
      if (!recordServices) throw new Error('No service is configured that could use pictures');
      return await Promise.all(
        Object.values(recordServices).map(async (service) =>
          schema.parse(await ask(service, path)),
        ),
      );
    } catch (error) {
      this.logger.warn('The uses of pictures are not known', { error });
      throw new RetryLater('It cannot be checked now whether a page shows the picture.', 503, 5);
    }
  }

  /** Some of the records that use a picture; records of a service that does not answer are missing. */
  async records(hash: string): Promise<PictureRecord[]> {
    const services = Object.values(this.config.recordServices ?? {});
    const answers = await Promise.allSettled(
      services.map(async (service) =>
        pictureRecordsSchema.parse(await ask(service, pictureUsesOf(hash))),
      ),
    );
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.records : []));
  }
}

async function ask(service: string, path: string): Promise<unknown> {
  const response = await fetch(new URL(path, service), {
    headers: requestHeaders(),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${service} answered ${response.status}`);
  return response.json();
}
