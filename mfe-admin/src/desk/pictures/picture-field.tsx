import { type LibraryPicture, pictureAddress } from '@town/slice-kit/library-picture';
import { Button } from '@town/ui/button';
import { FieldFrame, type FieldProps } from '@town/ui/field-frame';
import { Picture } from '@town/ui/picture';
import { type Ref, useState } from 'react';
import { PictureChooser } from './picture-chooser';
import css from './picture-field.module.css';

interface PictureFieldProps extends FieldProps {
  label: string;
  /** Address of the picture; empty for none. */
  value: string;
  locked?: boolean;
  /** @param picture the library's data, for example the alternative text; missing when none is chosen */
  onChange(address: string, picture?: LibraryPicture): void;
  onBlur?(): void;
  ref?: Ref<HTMLButtonElement>;
}

/** A picture of a record: shown, chosen from the library or uploaded, and taken out again. */
export function PictureField({
  value,
  locked,
  onChange,
  onBlur,
  ref,
  ...frame
}: PictureFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const words = value ? 'Choose another picture' : 'Choose a picture';

  function choose(picture: LibraryPicture) {
    setChoosing(false);
    onChange(pictureAddress(picture), picture);
  }

  return (
    <>
      <FieldFrame {...frame}>
        {(wiring) => (
          <div className={css.field}>
            {value && (
              <div className={css.picture}>
                <Picture src={value} alt="The chosen picture" sizes="16rem" />
              </div>
            )}
            <div className={css.actions}>
              <Button
                {...wiring}
                // The name must contain the button's visible text, so that speech input can press it.
                aria-label={`${frame.label}: ${words}`}
                ref={ref}
                variant="secondary"
                disabled={locked}
                onBlur={onBlur}
                onClick={() => setChoosing(true)}
              >
                {words}
              </Button>
              {value && !locked && (
                <Button
                  variant="quiet"
                  onClick={() => {
                    // This button disappears with the picture.
                    document.getElementById(wiring.id)?.focus();
                    onChange('');
                  }}
                >
                  Take the picture out
                </Button>
              )}
            </div>
          </div>
        )}
      </FieldFrame>
      <PictureChooser open={choosing} onClose={() => setChoosing(false)} onChoose={choose} />
    </>
  );
}
