import { ownerApi } from '@town/contracts/api/paths';
import { ownerRequestHeader } from '@town/contracts/owners/session';
import type { ListingPicture } from '@town/contracts/pictures/listing-pictures';
import { pictureAddress } from '@town/slice-kit/library-picture';
import { sendJson } from '@town/slice-kit/send-json';
import { usePictureUpload } from '@town/slice-kit/use-picture-upload';
import { fetchListing } from '../listing/listing-query';
import { type AccountText, useText } from '../messages/use-text';
import { useEndedSession } from '../session/use-ended-session';
import { useOwnerAction } from '../use-owner-action';

interface PicturesChange {
  of(pictures: readonly ListingPicture[]): ListingPicture[];
  done: string;
}

/**
 * Changes the pictures of a listing, which are public at once. Each change is based on the
 * stored listing, so changes that another person has saved meanwhile stay.
 */
export function usePictures(id: string) {
  const text = useText();
  const endedSession = useEndedSession();
  const save = useOwnerAction({
    async call({ of }: PicturesChange) {
      const { listing, tag } = await fetchListing(id);
      const pictures = of(listing.pictures);
      await sendJson(
        ownerApi.listing(id),
        { pictures },
        { method: 'PUT', ifMatch: tag, asOwner: true },
      );
    },
    done: ({ done }) => done,
    failed: text('Not saved'),
    changes: [ownerApi.listing(id), ownerApi.listings],
  });
  const upload = usePictureUpload({
    path: ownerApi.pictures(id),
    headers: { [ownerRequestHeader.name]: ownerRequestHeader.value },
    async onUploaded(picture, alt) {
      const added = { url: pictureAddress(picture), alt };
      await save.mutateAsync({
        of: (pictures) => [...pictures.filter(({ url }) => url !== added.url), added],
        done: text('Picture added'),
      });
    },
    onFailed: endedSession,
  });

  const change = (done: string, of: PicturesChange['of']) => save.mutate({ of, done });
  return {
    upload: { ...upload, failure: upload.failure && failureIn(text, upload.failure) },
    busy: save.isPending,
    describe: (picture: ListingPicture, alt: string) =>
      change(text('Description saved'), (all) =>
        all.map((each) => (each.url === picture.url ? { ...each, alt } : each)),
      ),
    /** Shows a picture one place earlier. */
    moveUp: (picture: ListingPicture) =>
      change(text('Order saved'), (all) => {
        const index = all.findIndex(({ url }) => url === picture.url);
        const before = all[index - 1];
        return before ? all.with(index - 1, all[index]!).with(index, before) : [...all];
      }),
    remove: (picture: ListingPicture) =>
      change(text('Picture removed'), (all) => all.filter(({ url }) => url !== picture.url)),
  };
}

/** The failure of an upload; that of too large a picture has numbers, so its message is not a fixed one. */
function failureIn(text: AccountText, failure: string): string {
  const [, megapixels, most] =
    /^The picture has (\S+) megapixels; at most (\S+) are accepted\.$/.exec(failure) ?? [];
  if (!megapixels || !most) return failure;
  return text('The picture has {megapixels} megapixels; at most {most} are accepted.', {
    megapixels,
    most,
  });
}
