import type { OwnerListing } from '@town/contracts/owners/listings';
import { picturesOfTier } from '@town/contracts/pictures/listing-pictures';
import { PictureUpload } from '@town/ui/picture-upload/picture-upload';
import { type RefObject, useEffect, useRef } from 'react';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { Part } from '../part';
import { LockedPictures } from './locked-pictures';
import { PictureRow } from './picture-row';
import pictureCss from './pictures.module.css';
import { UploadGuard } from './upload-guard';
import { usePictures } from './use-pictures';

/** The pictures of a listing: an owner uploads, describes, orders and removes them. */
export default function PicturesPart({ listing }: { listing: OwnerListing }) {
  if (listing.locked.includes('pictures')) return <LockedPictures listing={listing} />;
  return <Pictures listing={listing} />;
}

function Pictures({ listing: { id, tier, pictures } }: { listing: OwnerListing }) {
  const text = useText();
  const actions = usePictures(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const maximum = picturesOfTier[tier];
  const isFull = pictures.length >= maximum;
  useFocusWhenFull(isFull, list);
  return (
    <Part title={text('Your pictures')} heading={heading}>
      <UploadGuard busy={actions.upload.busy} failed={actions.upload.failure !== undefined} />
      <p>
        {text(
          'What you save here is public at once. The first picture is on your card and on top of your page. Your plan includes {maximum} pictures.',
          { maximum },
        )}
      </p>
      {pictures.length > 0 && (
        <ul ref={list} className={css.rows} aria-label={text('Pictures')} tabIndex={-1}>
          {pictures.map((picture, index) => (
            <PictureRow
              key={picture.url}
              picture={picture}
              place={index + 1}
              several={pictures.length > 1}
              actions={actions}
              // The pressed button disappears with its picture, and the list with the last picture.
              onRemoved={() => (pictures.length > 1 ? list : heading).current?.focus()}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p>{text('You have {maximum} pictures. Remove one to add another.', { maximum })}</p>
      ) : (
        <div className={pictureCss.upload}>
          <PictureUpload upload={actions.upload} />
        </div>
      )}
    </Part>
  );
}

/** Moves the focus to the list when the upload form disappears while it has the focus. */
function useFocusWhenFull(isFull: boolean, list: RefObject<HTMLElement | null>): void {
  const wasFull = useRef(isFull);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isFull && !wasFull.current && isLost) list.current?.focus();
    wasFull.current = isFull;
  }, [isFull, list]);
}
