import {
  ForbiddenException,
  Inject,
  Injectable,
  Logger,
  NotFoundException,
  ServiceUnavailableException,
} from '@nestjs/common';
import { pictureRightsSchema } from '@town/contracts/pictures/listing-pictures';
import { requestHeaders } from '@town/service-kit/http/request-context';
import { MEDIA_CONFIG, type MediaConfig } from '../media-config.js';

const timeoutMs = 5_000;

/** Asks the catalog, which owns the listings, whether an owner may upload pictures for one. */
@Injectable()
export class PictureRights {
  private readonly logger = new Logger('PictureRights');

  constructor(@Inject(MEDIA_CONFIG) private readonly config: MediaConfig) {}

  /**
   * @throws NotFoundException if the listing does not belong to the owner
   * @throws ForbiddenException if its plan includes no pictures
   * @throws ServiceUnavailableException if the catalog does not answer
   */
  async check(email: string, listingId: string): Promise<void> {
    const maximum = await this.ask(email, listingId);
    if (maximum === undefined) throw new NotFoundException('Listing not found');
    if (maximum === 0) throw new ForbiddenException('Pictures are part of the Premium plan');
  }

  private async ask(email: string, listingId: string): Promise<number | undefined> {
    try {
      const { recordServices } = this.config;
      if (!recordServices) throw new Error('CATALOG_URL does not name the catalog');
      const response = await fetch(new URL('/internal/picture-rights', recordServices.catalog), {
        method: 'POST',
        headers: { ...requestHeaders(), 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, listingId }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`The catalog answered ${response.status}`);
      return pictureRightsSchema.parse(await response.json()).maximum;
    } catch (error) {
      this.logger.warn('The catalog could not be asked', { error });
      throw new ServiceUnavailableException('Uploading is not possible for the moment');
    }
  }
}
