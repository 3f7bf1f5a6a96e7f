import type { Editor } from '@tiptap/react';
import { toWebAddress } from '@town/contracts/forms/web-address';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { TextField } from '@town/ui/text-field';
import { type FormEvent, useState } from 'react';
import dialogCss from '../dialog.module.css';

interface LinkDialogProps {
  editor: Editor;
  open: boolean;
  onClose(): void;
}

/** Asks where the selected words lead. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Link">
      <LinkForm editor={editor} onClose={onClose} />
    </Dialog>
  );
}

function LinkForm({ editor, onClose }: Omit<LinkDialogProps, 'open'>) {
  const before: unknown = editor.getAttributes('link')['href'];
  const [address, setAddress] = useState(typeof before === 'string' ? before : '');
  const [error, setError] = useState<string>();

  function apply(event: FormEvent) {
    event.preventDefault();
    const href = linkAddress(address.trim());
    if (!href) return setError('Please enter a web address, an e-mail address or a phone number');
    const { empty } = editor.state.selection;
    const link = { type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] };
    // Without selected words the address itself becomes the link text.
    if (empty && !before) editor.chain().insertContent(link).run();
    else editor.chain().extendMarkRange('link').setLink({ href }).run();
    onClose();
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <form className={dialogCss.form} onSubmit={apply} noValidate>
      <TextField
        label="Address"
        help="For example: https://festival.example, ada@example.com or 830-555-0100"
        error={error}
        announced
        autoComplete="off"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <div className={dialogCss.actions}>
        <Button type="submit">Set link</Button>
        {Boolean(before) && (
          <Button variant="secondary" onClick={remove}>
            Remove link
          </Button>
        )}
      </div>
    </form>
  );
}

/** The text as an address that an article may link to; undefined if it is not one. */
export function linkAddress(text: string): string | undefined {
  if (/^(mailto:|tel:)\S+$/i.test(text) || /^\/(?!\/)\S*$/.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{7,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  return toWebAddress(text) ?? undefined;
}
