import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../button';
import { useText } from '../messages/use-text';
import { TextField } from '../text-field';
import css from './picture-upload.module.css';

/** An upload of a picture, and how far it is. */
export interface RunningUpload {
  /** Begins it; true once the picture is uploaded. */
  start(picture: { file: Blob; name: string; alt: string }): Promise<boolean>;
  cancel(): void;
  busy: boolean;
  /** How much has been sent, from 0 to 1. */
  sent: number;
  /** Why the last one has failed. */
  failure: string | undefined;
}

interface UploadFormProps {
  file: File;
  upload: RunningUpload;
  onCancel(): void;
  onUploaded(): void;
}

/** A size as people say it, for example `340 KB`. */
function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** The chosen file, its alternative text, and how far the upload is. */
export function UploadForm({ file, upload, onCancel, onUploaded }: UploadFormProps) {
  const text = useText();
  const [alt, setAlt] = useState('');
  const [asked, setAsked] = useState(false);
  const altField = useRef<HTMLInputElement>(null);
  const { start, cancel, busy, sent, failure } = upload;
  const name = file.name || text('Pasted picture');

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!alt.trim()) altField.current?.focus();
    else if (await start({ file, name, alt: alt.trim() })) onUploaded();
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p>
        <strong>{name}</strong>, {sizeText(file.size)}
      </p>
      <TextField
        ref={altField}
        label={text('Alternative text')}
        help={text('Says what the picture shows to people who cannot see it')}
        error={asked && !alt.trim() ? text('Alternative text is required') : undefined}
        announced
        autoFocus
        maxLength={500}
        autoComplete="off"
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      {busy && (
        <p className={css.progress}>
          <progress aria-label={text('Upload')} value={sent} max={1} />
          {sent < 1
            ? text('{percent} % sent', { percent: Math.floor(sent * 100) })
            : text('The picture is being prepared …')}
        </p>
      )}
      {failure && !busy && (
        <p role="alert" className={css.problem}>
          {failure}
        </p>
      )}
      <div className={css.buttons}>
        <Button type="submit" busy={busy}>
          {text('Upload')}
        </Button>
        <Button variant="secondary" onClick={busy ? cancel : onCancel}>
          {busy ? text('Cancel the upload') : text('Cancel')}
        </Button>
      </div>
    </form>
  );
}
