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

/** How long the event about a new upload may take. A page saves a picture right after its upload. */
const patienceMs = 5_000;
const pollMs = 100;

/** Which pictures the library has, as far as events have told. */
@Injectable()
export class LibraryPictures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
  ) {}

  /**
   * The addresses, among those that an owner has sent, of pictures that the library does not have. None
   * while the broker is away: then nothing is known about new pictures, and owners can save theirs.
   * @param sent pictures of a listing, not checked yet
   * @param shown pictures that the listing has already: they stay in any case
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
