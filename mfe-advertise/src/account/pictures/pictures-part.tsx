import type { OwnerListing } from '@town/contracts/owners/listings';
import { picturesOfTier } from '@town/contracts/pictures/listing-pictures';
import { PictureUpload } from '@town/ui/picture-upload/picture-upload';
import { useRef } from 'react';
import css from '../account.module.css';
import { LockedField } from '../listing/locked-field';
import { Part } from '../part';
import { PictureRow } from './picture-row';
import pictureCss from './pictures.module.css';
import { usePictures } from './use-pictures';

/** The pictures of a listing: an owner uploads, describes, orders and removes them. */
export default function PicturesPart({ listing }: { listing: OwnerListing }) {
  if (listing.locked.includes('pictures')) return <LockedPictures listing={listing} />;
  return (
    <Part title="Your pictures">
      <Pictures listing={listing} />
    </Part>
  );
}

function LockedPictures({ listing: { pictures } }: { listing: OwnerListing }) {
  const kept = pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`;
  return (
    <Part title="Your pictures">
      <LockedField label="Pictures" value={pictures.length > 0 ? kept : null} isPlural />
    </Part>
  );
}

function Pictures({ listing: { id, tier, pictures } }: { listing: OwnerListing }) {
  const actions = usePictures(id);
  const list = useRef<HTMLUListElement>(null);
  const maximum = picturesOfTier[tier];
  return (
    <>
      <p>
        What you save here is public at once. The first picture is on your card and on top of your
        page. Your plan includes {maximum} pictures.
      </p>
      {pictures.length > 0 && (
        <ul ref={list} className={css.rows} aria-label="Pictures" tabIndex={-1}>
          {pictures.map((picture, index) => (
            <PictureRow
              key={picture.url}
              picture={picture}
              place={index + 1}
              actions={actions}
              // The pressed button goes with its picture.
              onRemoved={() => list.current?.focus()}
            />
          ))}
        </ul>
      )}
      {pictures.length < maximum ? (
        <div className={pictureCss.upload}>
          <PictureUpload upload={actions.upload} />
        </div>
      ) : (
        <p>You have {maximum} pictures. Remove one to add another.</p>
      )}
    </>
  );
}
