import type { Editor } from '@tiptap/react';
import { toWebAddress } from '@town/contracts/forms/web-address';
import { visibleText } from '@town/contracts/text/visible-text';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { TextField } from '@town/ui/text-field';
import { type FormEvent, useState } from 'react';
import dialogCss from '../dialog.module.css';
import { PictureField } from '../pictures/picture-field';

interface PictureDialogProps {
  editor: Editor;
  open: boolean;
  onClose(): void;
}

/** Asks for a picture's address and its alternative text. */
export function PictureDialog({ editor, open, onClose }: PictureDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Picture">
      <PictureForm editor={editor} onClose={onClose} />
    </Dialog>
  );
}

function PictureForm({ editor, onClose }: Omit<PictureDialogProps, 'open'>) {
  const before = editor.getAttributes('image');
  const [address, setAddress] = useState(String(before['src'] ?? ''));
  const [alt, setAlt] = useState(String(before['alt'] ?? ''));
  const [asked, setAsked] = useState(false);
  const src = pictureAddress(address.trim());

  function apply(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!src || !visibleText(alt)) return;
    editor.chain().setImage({ src, alt: alt.trim() }).run();
    onClose();
  }

  return (
    <form className={dialogCss.form} onSubmit={apply} noValidate>
      <PictureField
        label="From the library"
        value={src?.startsWith('/pictures/') ? src : ''}
        onChange={(chosen, picture) => {
          setAddress(chosen);
          if (picture) setAlt(picture.alt);
        }}
      />
      <TextField
        label="Address"
        help="Of a picture on the web or on this site"
        error={asked && !src ? 'Please enter the address of a picture' : undefined}
        announced
        autoComplete="off"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextField
        label="Alternative text"
        help="Says what the picture shows to people who cannot see it"
        error={asked && !visibleText(alt) ? 'Alternative text is required' : undefined}
        announced
        maxLength={500}
        autoComplete="off"
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <div className={dialogCss.actions}>
        <Button type="submit">Set picture</Button>
      </div>
    </form>
  );
}

/** The text as a picture's address; undefined if it is not one. */
function pictureAddress(text: string): string | undefined {
  if (/^\/(?!\/)\S+$/.test(text)) return text;
  return toWebAddress(text) ?? undefined;
}
