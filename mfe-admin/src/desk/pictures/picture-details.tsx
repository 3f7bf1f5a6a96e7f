import { visibleText } from '@town/contracts/text/visible-text';
import type { LibraryPicture } from '@town/slice-kit/library-picture';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { TextField } from '@town/ui/text-field';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useFocusWhenLost } from '../../lists/use-focus-when-lost';
import dialogCss from '../dialog.module.css';
import { useStaff } from '../session/staff';
import { useUnsavedForm } from '../session/unsaved';
import { FocalPoint } from './focal-point';
import css from './picture-details.module.css';
import { PictureRecords, recordsOf } from './picture-records';
import { PictureUses } from './picture-uses';
import { usePictureActions } from './use-pictures';

interface PictureDetailsProps {
  /** The picture that is opened, if one is. */
  picture: LibraryPicture | undefined;
  /** Gets the focus after the picture was removed. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
}

type PictureActions = ReturnType<typeof usePictureActions>;

/** A picture of the library: its alternative text, its focal point, and its removal. */
export function PictureDetails({ picture, heading, onClose }: PictureDetailsProps) {
  return (
    <Dialog
      open={picture !== undefined}
      onClose={onClose}
      fallbackFocus={heading}
      title="Picture details"
    >
      {picture && <DetailsForm key={picture.id} picture={picture} onClose={onClose} />}
    </Dialog>
  );
}

function DetailsForm({ picture, onClose }: { picture: LibraryPicture; onClose(): void }) {
  const { mayEdit } = useStaff();
  const [alt, setAlt] = useState(picture.alt);
  const [point, setPoint] = useState({ x: picture.focalX, y: picture.focalY });
  const { save, remove } = usePictureActions(picture.id, onClose);
  // The links to the records that use it lead away.
  useUnsavedForm(alt !== picture.alt || point.x !== picture.focalX || point.y !== picture.focalY);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (visibleText(alt)) save.mutate({ alt: alt.trim(), focalX: point.x, focalY: point.y });
  }

  return (
    <form className={dialogCss.form} onSubmit={submit} noValidate>
      <FocalPoint picture={picture} point={point} locked={!mayEdit} onChange={setPoint} />
      <TextField
        label="Alternative text"
        help="Says what the picture shows to people who cannot see it"
        error={visibleText(alt) ? undefined : 'Alternative text is required'}
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
      {recordsOf(remove.error).length === 0 && <PictureUses id={picture.id} />}
      {mayEdit && <Actions save={save} remove={remove} />}
    </form>
  );
}

/** A removal cannot be undone, so it needs a confirmation. Typed text stays when it is declined. */
function Actions({ save, remove }: PictureActions) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusWhenLost(opener, asking);
  if (asking) return <RemovalQuestion remove={remove} onKeep={() => setAsking(false)} />;
  return (
    <div className={dialogCss.actions}>
      <Button type="submit" busy={save.isPending}>
        Save
      </Button>
      <Button
        ref={opener}
        variant="secondary"
        idle={save.isPending}
        onClick={() => setAsking(true)}
      >
        Remove…
      </Button>
    </div>
  );
}

interface RemovalQuestionProps extends Pick<PictureActions, 'remove'> {
  onKeep(): void;
}

function RemovalQuestion({ remove, onKeep }: RemovalQuestionProps) {
  const words = useId();
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => question.current?.focus(), []);
  const records = recordsOf(remove.error);
  const onlyEarlier = records.length > 0 && records.every(({ isEarlier }) => isEarlier);
  return (
    <fieldset ref={question} tabIndex={-1} className={css.question} aria-labelledby={words}>
      <p id={words}>
        <strong>Remove this picture for good?</strong> Nobody can bring it back. A picture that a
        record uses is not removed.
      </p>
      <PictureRecords records={records} role="alert" />
      <div className={dialogCss.actions}>
        <Button busy={remove.isPending} onClick={() => remove.mutate(onlyEarlier)}>
          {onlyEarlier ? 'Remove it from earlier versions, too' : 'Remove the picture'}
        </Button>
        <Button variant="secondary" idle={remove.isPending} onClick={onKeep}>
          Keep the picture
        </Button>
      </div>
    </fieldset>
  );
}
