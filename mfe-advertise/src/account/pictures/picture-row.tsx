import type { ListingPicture } from '@town/contracts/pictures/listing-pictures';
import { visibleText } from '@town/contracts/text/visible-text';
import { useContentLanguage } from '@town/language/content-language';
import { withElements } from '@town/language/with-elements';
import { Badge } from '@town/ui/badge';
import { Button } from '@town/ui/button';
import { Picture } from '@town/ui/picture';
import { TextField } from '@town/ui/text-field';
import { type FormEvent, useState } from 'react';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import pictureCss from './pictures.module.css';
import type { usePictures } from './use-pictures';

type Actions = ReturnType<typeof usePictures>;

interface RemoveButtonProps {
  picture: ListingPicture;
  /** Its place, from 1. */
  place: number;
  actions: Pick<Actions, 'busy' | 'remove'>;
  onRemoved(): void;
}

interface PictureRowProps extends RemoveButtonProps {
  /** Whether there are others. */
  several: boolean;
  actions: Pick<Actions, 'busy' | 'describe' | 'moveUp' | 'remove'>;
}

/** Says which picture a button is for, to screen readers only. */
const which = { which: (words: string) => <span className="visually-hidden">{words}</span> };

/**
 * One picture with its description, its position and its actions. Buttons without an effect are not
 * removed, so that the pressed one keeps the focus.
 */
export function PictureRow({ picture, place, several, actions, onRemoved }: PictureRowProps) {
  const text = useText();
  const altLanguage = useContentLanguage();
  const { busy, describe } = actions;
  const [alt, setAlt] = useState(picture.alt);
  const [asked, setAsked] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (visibleText(alt)) describe(picture, alt.trim());
  }

  return (
    <li className={`${css.row} ${pictureCss.row}`}>
      <div className={pictureCss.picture} lang={altLanguage}>
        <Picture src={picture.url} alt={picture.alt} sizes="16rem" />
      </div>
      <form
        className={css.form}
        onSubmit={save}
        noValidate
        aria-label={text('Picture {place}', { place })}
      >
        {place === 1 && (
          <p>
            <Badge tone="green">{text('On your card')}</Badge>
          </p>
        )}
        <TextField
          label={text('Alternative text')}
          help={text('Says what the picture shows to people who cannot see it')}
          error={asked && !visibleText(alt) ? text('Alternative text is required') : undefined}
          maxLength={500}
          autoComplete="off"
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <p className={css.actions}>
          <Button type="submit" idle={busy || alt.trim() === picture.alt}>
            {withElements(text('Save the text<which> picture {place}</which>', { place }), which)}
          </Button>
          <PlaceButtons {...{ picture, place, several, actions, onRemoved }} />
        </p>
      </form>
    </li>
  );
}

/** Moves the picture up, or removes it. */
function PlaceButtons({ picture, place, several, actions, onRemoved }: PictureRowProps) {
  const text = useText();
  const { busy, moveUp } = actions;
  return (
    <>
      {several && (
        <Button variant="secondary" idle={busy || place === 1} onClick={() => moveUp(picture)}>
          {withElements(text('Move up<which> picture {place}</which>', { place }), which)}
        </Button>
      )}
      <RemoveButton {...{ picture, place, actions, onRemoved }} />
    </>
  );
}

export function RemoveButton({ picture, place, actions, onRemoved }: RemoveButtonProps) {
  const text = useText();
  return (
    <Button
      variant="quiet"
      idle={actions.busy}
      onClick={() => {
        onRemoved();
        actions.remove(picture);
      }}
    >
      {withElements(text('Remove<which> picture {place}</which>', { place }), which)}
    </Button>
  );
}
