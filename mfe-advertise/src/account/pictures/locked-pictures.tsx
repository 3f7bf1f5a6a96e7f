import type { OwnerListing } from '@town/contracts/owners/listings';
import { useContentLanguage } from '@town/language/content-language';
import { Picture } from '@town/ui/picture';
import { useRef } from 'react';
import css from '../account.module.css';
import { LockedField } from '../listing/locked-field';
import { useText } from '../messages/use-text';
import { Part } from '../part';
import { RemoveButton } from './picture-row';
import pictureCss from './pictures.module.css';
import { usePictures } from './use-pictures';

/** The pictures of a listing whose plan shows none. They are kept for an upgrade, and can be removed. */
export function LockedPictures({ listing: { id, pictures } }: { listing: OwnerListing }) {
  const text = useText();
  const altLanguage = useContentLanguage();
  const actions = usePictures(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const count = pictures.length;
  const kept = count === 1 ? text('1 picture') : text('{count} pictures', { count });
  return (
    <Part title={text('Your pictures')} heading={heading}>
      <LockedField label={text('Pictures')} value={count > 0 ? kept : null} isPlural />
      {count > 0 && (
        <>
          <p>{text('Visitors do not see them. You can remove them here.')}</p>
          <ul ref={list} className={css.rows} aria-label={text('Pictures')} tabIndex={-1}>
            {pictures.map((picture, index) => (
              <li key={picture.url} className={`${css.row} ${pictureCss.row}`}>
                <div className={pictureCss.picture} lang={altLanguage}>
                  <Picture src={picture.url} alt={picture.alt} sizes="16rem" />
                </div>
                <p>
                  <RemoveButton
                    {...{ picture, actions }}
                    place={index + 1}
                    // The pressed button disappears with its picture, and the list with the last one.
                    onRemoved={() => (count > 1 ? list : heading).current?.focus()}
                  />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}
