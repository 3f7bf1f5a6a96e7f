import { Injectable } from '@nestjs/common';
import { readPicturePath } from '@town/contracts/pictures/files';
import {
  type ListingPicture,
  listingPicturesSchema,
} from '@town/contracts/pictures/listing-pictures';
import { pause } from '@town/process-kit/pause';
import { Broker } from '@town/service-kit/events/broker';
import { KnownPictureEntity } from '@town/service-kit/pictures/known-picture-entity';
import { DataSource, In } from 'typeorm';

/** How long to wait for the event about a new upload. A page saves a picture right after its upload. */
const patienceMs = 5_000;
const pollMs = 100;

/** The pictures that the library has, as known from events. */
@Injectable()
export class LibraryPictures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
  ) {}

  /**
   * Finds the pictures among those sent by an owner that the library does not have. While the broker is
   * disconnected no picture counts as missing: new uploads are unknown then, and owners can still save
   * them.
   * @param sent pictures of a listing, not checked yet
   * @param shown pictures that the listing has already: they are accepted in any case
   */
  async missing(sent: unknown, shown: readonly ListingPicture[]): Promise<ReadonlySet<string>> {
    const stays = new Set(shown.map(({ url }) => url));
    const urls = (listingPicturesSchema.safeParse(sent).data ?? [])
      .map(({ url }) => url)
      .filter((url) => !stays.has(url));
    const until = Date.now() + patienceMs;
    let missing = await this.unknown(urls);
    while (missing.length > 0 && this.broker.isConnected() && Date.now() < until) {
      await pause(pollMs);
      missing = await this.unknown(missing);
    }
    return new Set(this.broker.isConnected() ? missing : []);
  }

  private async unknown(urls: readonly string[]): Promise<string[]> {
    const hashOf = (url: string) => readPicturePath(url)?.hash;
    const hashes = urls.map(hashOf).filter((hash) => hash !== undefined);
    if (hashes.length === 0) return [];
    const where = { hash: In(hashes), removed: false };
    const found = await this.dataSource.manager.findBy(KnownPictureEntity, where);
    const known = new Set(found.map(({ hash }) => hash));
    return urls.filter((url) => {
      const hash = hashOf(url);
      return hash !== undefined && !known.has(hash);
    });
  }
}
