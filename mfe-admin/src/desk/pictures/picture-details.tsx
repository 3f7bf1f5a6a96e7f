import type { LibraryPicture } from '@town/slice-kit/library-picture';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { TextField } from '@town/ui/text-field';
import { type FormEvent, type RefObject, useState } from 'react';
import dialogCss from '../dialog.module.css';
import { useStaff } from '../session/staff';
import { FocalPoint } from './focal-point';
import { usePictureActions } from './use-pictures';

interface PictureDetailsProps {
  /** The picture that is opened, if one is. */
  picture: LibraryPicture | undefined;
  /** Takes the focus when the picture was removed. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
}

/** A picture of the library: its alternative text, its focal point, and its removal. */
export function PictureDetails({ picture, heading, onClose }: PictureDetailsProps) {
  return (
    <Dialog open={picture !== undefined} onClose={onClose} fallbackFocus={heading} title="Picture">
      {picture && <DetailsForm key={picture.id} picture={picture} onClose={onClose} />}
    </Dialog>
  );
}

function DetailsForm({ picture, onClose }: { picture: LibraryPicture; onClose(): void }) {
  const { mayEdit } = useStaff();
  const [alt, setAlt] = useState(picture.alt);
  const [point, setPoint] = useState({ x: picture.focalX, y: picture.focalY });
  const { save, remove } = usePictureActions(picture.id, onClose);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (alt.trim()) save.mutate({ alt: alt.trim(), focalX: point.x, focalY: point.y });
  }

  return (
    <form className={dialogCss.form} onSubmit={submit} noValidate>
      <FocalPoint picture={picture} point={point} locked={!mayEdit} onChange={setPoint} />
      <TextField
        label="Alternative text"
        help="Says what the picture shows to people who cannot see it"
        error={alt.trim() ? undefined : 'Alternative text is required'}
        announced
        maxLength={500}
        autoComplete="off"
        readOnly={!mayEdit}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <p>
        {picture.width} × {picture.height} pixels
      </p>
      {mayEdit && (
        <div className={dialogCss.actions}>
          <Button type="submit" busy={save.isPending}>
            Save
          </Button>
          <Button variant="secondary" busy={remove.isPending} onClick={() => remove.mutate()}>
            Remove
          </Button>
        </div>
      )}
    </form>
  );
}
