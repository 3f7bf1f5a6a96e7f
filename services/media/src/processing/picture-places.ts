import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { RetryLater } from '@town/service-kit/http/retry-later';
import { MEDIA_CONFIG, type MediaConfig } from '../media-config.js';

const retryAfterSeconds = 5;

/**
 * Limits the cost of uploads: each occupies a place from its first byte to its response, and pictures are
 * processed one after the other. Without a free place an upload is refused before its body is read.
 */
@Injectable()
export class PicturePlaces {
  private taken = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(@Inject(MEDIA_CONFIG) private readonly config: MediaConfig) {}

  /**
   * Takes a place.
   * @returns a function that releases it; further calls do nothing
   * @throws RetryLater when all places are taken
   */
  take(): () => void {
    if (this.taken >= this.config.uploadPlaces) {
      throw new RetryLater(
        'Other pictures are being prepared. Please try again in a moment.',
        HttpStatus.SERVICE_UNAVAILABLE,
        retryAfterSeconds,
      );
    }
    this.taken += 1;
    let held = true;
    return () => {
      if (held) this.taken -= 1;
      held = false;
    };
  }

  /** Runs work after all earlier work has ended. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(work, work);
    this.last = result.catch(() => undefined);
    return result;
  }
}
