import { pictureMaxBytes } from '@town/contracts/pictures/limits';
import { Camera, Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { useText } from '../messages/use-text';
import css from './picture-upload.module.css';
import { type RunningUpload, UploadForm } from './upload-form';

/** HEIC is missing on purpose: phones then hand over a JPEG of the same picture. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Why a file will be refused, as far as the browser knows. Some systems do not name the type of a picture. */
function problemOf({ size, type }: File) {
  if (size > pictureMaxBytes) return 'A picture may have at most 15 MB.';
  const isPicture = type === '' || accepted.split(',').includes(type);
  return isPicture ? undefined : 'The file must be a JPEG, PNG, WebP or AVIF picture.';
}

interface PictureUploadProps {
  upload: RunningUpload;
}

/** Hands over files that are pasted anywhere on the page; pasted text goes where the person writes. */
function usePastedFiles(take: (files: FileList) => void): void {
  const latestTake = useRef(take);
  latestTake.current = take;
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length) latestTake.current(clipboardData.files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** Takes a picture by button, camera, drop or paste, and asks for its alternative text. */
export function PictureUpload({ upload }: PictureUploadProps) {
  const text = useText();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>();
  const [over, setOver] = useState(false);
  /** The form had the focus and was removed. */
  const [wasOpen, setWasOpen] = useState(false);

  function close() {
    setFile(undefined);
    setWasOpen(true);
  }

  function take(files: FileList | null | undefined) {
    const chosen = files?.[0];
    if (!chosen) return;
    const wrong = problemOf(chosen);
    setProblem(wrong);
    setFile(wrong ? undefined : chosen);
  }
  usePastedFiles(take);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <section
      aria-label={text('Upload a picture')}
      className={css.place}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {file ? (
        <UploadForm
          key={`${file.name} ${file.lastModified}`}
          file={file}
          onCancel={close}
          onUploaded={close}
          upload={upload}
        />
      ) : (
        <Choice takesFocus={wasOpen} onChoose={take} />
      )}
      {problem && (
        <p role="alert" className={css.problem}>
          {text(problem)}
        </p>
      )}
    </section>
  );
}

interface ChoiceProps {
  /** Its first button takes the focus when it appears. */
  takesFocus: boolean;
  onChoose(files: FileList | null): void;
}

function Choice({ takesFocus, onChoose }: ChoiceProps) {
  const text = useText();
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    accept: accepted,
    hidden: true,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      onChoose(target.files);
      target.value = '';
    },
  };
  return (
    <>
      <div className={css.buttons}>
        <Button autoFocus={takesFocus} onClick={() => file.current?.click()}>
          <Upload aria-hidden size={20} /> {text('Choose a file')}
        </Button>
        <Button variant="secondary" className={css.camera} onClick={() => camera.current?.click()}>
          <Camera aria-hidden size={20} /> {text('Take a picture')}
        </Button>
      </div>
      <p className={css.help}>
        {text('Or drop a picture here, or paste one. JPEG, PNG, WebP or AVIF, at most 15 MB.')}
      </p>
      <input {...input} ref={file} aria-label={text('Picture file')} />
      <input {...input} ref={camera} aria-label={text('Camera')} capture="environment" />
    </>
  );
}
