import { useAnyText } from '@town/language/text-of';
import { useMutation } from '@town/slice-kit/query';
import { useEffect, useRef, useState } from 'react';
import { statusOf } from './http-error';
import { type LibraryPicture, readLibraryPicture } from './library-picture';
import { messageOf } from './send-json';
import { unsentAdvice } from './unsent-advice';
import { uploadPicture } from './upload-picture';

interface PictureUploadOptions {
  path: string;
  /** Headers that authenticate the uploader. */
  headers: Record<string, string>;
  /**
   * Called with the picture; the upload is busy until its promise is settled. A file that the library
   * has already keeps its alternative text there.
   * @param alt the text that was entered with this upload
   */
  onUploaded(picture: LibraryPicture, alt: string): void | Promise<void>;
  onFailed?(error: unknown): void;
}

export interface PictureToUpload {
  file: Blob;
  name: string;
  alt: string;
}

/** An upload with its progress, from 0 to 1, and a way to cancel it. */
export function usePictureUpload({ path, headers, onUploaded, onFailed }: PictureUploadOptions) {
  const translated = useAnyText();
  const [sent, setSent] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const mutation = useMutation({
    async mutationFn(picture: PictureToUpload) {
      setSent(0);
      running.current = new AbortController();
      const { signal } = running.current;
      const answer = await uploadPicture({
        ...picture,
        path,
        headers,
        signal,
        onProgress: setSent,
      });
      const uploaded = readLibraryPicture(answer);
      if (!uploaded) throw new Error('The answer is no picture');
      return uploaded;
    },
    onSuccess: (uploaded, { alt }) => onUploaded(uploaded, alt.trim()),
    onError: onFailed,
  });
  const failure = failureText(mutation.error);
  return {
    /** True once it is uploaded; false where it has failed or was cancelled. */
    start: (picture: PictureToUpload): Promise<boolean> =>
      mutation.mutateAsync(picture).then(
        () => true,
        () => false,
      ),
    cancel: () => running.current?.abort(),
    busy: mutation.isPending,
    sent,
    failure: failure && translated(failure),
  };
}

// The library stores each file once, however often it is uploaded.
const lostUpload =
  'No answer: the picture may be uploaded or not. It does no harm to upload it again.';

function failureText(error: unknown): string | undefined {
  if (!error) return undefined;
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  if (statusOf(error) === undefined) return unsentAdvice(lostUpload);
  return messageOf(error) ?? 'The picture could not be uploaded. Please try again.';
}
