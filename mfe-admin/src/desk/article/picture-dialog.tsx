import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { toWebAddress } from '@town/contracts/forms/web-address';
import { visibleText } from '@town/contracts/text/visible-text';
import type { LibraryPicture } from '@town/slice-kit/library-picture';
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
    <Dialog open={open} onClose={onClose} title="Picture in the text">
      <PictureForm editor={editor} onClose={onClose} />
    </Dialog>
  );
}

function PictureForm({ editor, onClose }: Omit<PictureDialogProps, 'open'>) {
  const before = editor.getAttributes('image');
  const isNew = !before['src'];
  const [address, setAddress] = useState(String(before['src'] ?? ''));
  const [alt, setAlt] = useState(String(before['alt'] ?? ''));
  const [asked, setAsked] = useState(false);
  const src = pictureAddress(address.trim());

  function set(picture: { src: string; alt: string }) {
    editor.chain().setImage(picture).run();
    if (isNew) goOnBelow(editor);
    onClose();
  }

  function apply(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (src && visibleText(alt)) set({ src, alt: alt.trim() });
  }

  function choose(chosen: string, picture?: LibraryPicture) {
    const isTyped = alt.trim() !== '' || address.trim() !== '';
    // A new picture of the library needs no further decision, unless something was typed for it.
    if (isNew && !isTyped && picture && visibleText(picture.alt)) {
      return set({ src: chosen, alt: picture.alt });
    }
    setAddress(chosen);
    if (picture && !(isNew && alt.trim())) setAlt(picture.alt);
  }

  return (
    <form className={dialogCss.form} onSubmit={apply} noValidate>
      <PictureField
        label="From this device or the library"
        value={src?.startsWith('/pictures/') ? src : ''}
        onChange={choose}
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
      <AlternativeText value={alt} isAsked={asked} onChange={setAlt} />
      <div className={dialogCss.actions}>
        <Button type="submit">Set picture</Button>
      </div>
    </form>
  );
}

interface AlternativeTextProps {
  value: string;
  /** Whether the form was sent. */
  isAsked: boolean;
  onChange(alt: string): void;
}

function AlternativeText({ value, isAsked, onChange }: AlternativeTextProps) {
  return (
    <TextField
      label="Alternative text"
      help="Says what the picture shows to people who cannot see it"
      error={isAsked && !visibleText(value) ? 'Alternative text is required' : undefined}
      announced
      maxLength={500}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/**
 * Puts the cursor below the selected picture. While the picture is selected, the next picture or the next
 * word would take its place. Inside a text the editor has moved the cursor below already.
 */
function goOnBelow(editor: Editor): void {
  const { doc, selection } = editor.state;
  if (!(selection instanceof NodeSelection)) return;
  const below = selection.to;
  const chain = editor.chain();
  if (!doc.resolve(below).nodeAfter?.isTextblock)
    chain.insertContentAt(below, { type: 'paragraph' });
  chain.setTextSelection(below + 1).run();
}

/** The text as a picture's address; undefined if it is not one. */
function pictureAddress(text: string): string | undefined {
  if (/^\/(?!\/)\S+$/.test(text)) return text;
  return toWebAddress(text) ?? undefined;
}
