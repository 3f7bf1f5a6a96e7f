import type { ListingPicture } from '@town/contracts/pictures/listing-pictures';
import { Badge } from '@town/ui/badge';
import { Button } from '@town/ui/button';
import { Picture } from '@town/ui/picture';
import { TextField } from '@town/ui/text-field';
import { type FormEvent, useState } from 'react';
import css from '../account.module.css';
import pictureCss from './pictures.module.css';
import type { usePictures } from './use-pictures';

interface PictureRowProps {
  picture: ListingPicture;
  /** Its place, from 1. */
  place: number;
  actions: Pick<ReturnType<typeof usePictures>, 'busy' | 'describe' | 'moveUp' | 'remove'>;
  onRemoved(): void;
}

/** One picture with its description, its place and what can be done with it. */
export function PictureRow({ picture, place, actions, onRemoved }: PictureRowProps) {
  const { busy, describe, moveUp, remove } = actions;
  const [alt, setAlt] = useState(picture.alt);
  const [asked, setAsked] = useState(false);
  const which = <span className="visually-hidden"> picture {place}</span>;

  function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (alt.trim()) describe(picture, alt.trim());
  }

  return (
    <li className={`${css.row} ${pictureCss.row}`}>
      <div className={pictureCss.picture}>
        <Picture src={picture.url} alt={picture.alt} sizes="16rem" />
      </div>
      <form className={css.form} onSubmit={save} noValidate aria-label={`Picture ${place}`}>
        {place === 1 && (
          <p>
            <Badge tone="green">On your card</Badge>
          </p>
        )}
        <TextField
          label="Alternative text"
          help="Says what the picture shows to people who cannot see it"
          error={asked && !alt.trim() ? 'Alternative text is required' : undefined}
          maxLength={500}
          autoComplete="off"
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <p className={css.actions}>
          {alt.trim() !== picture.alt && (
            <Button type="submit" busy={busy}>
              Save the text{which}
            </Button>
          )}
          {place > 1 && (
            <Button variant="secondary" disabled={busy} onClick={() => moveUp(picture)}>
              Move up{which}
            </Button>
          )}
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => {
              onRemoved();
              remove(picture);
            }}
          >
            Remove{which}
          </Button>
        </p>
      </form>
    </li>
  );
}
