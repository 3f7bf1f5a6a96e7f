import { deskApi } from '@town/contracts/managed-records/paths';
import { HttpError } from '@town/slice-kit/http-error';
import { useMutation } from '@town/slice-kit/query';
import { messageOf } from '@town/slice-kit/send-json';
import { useEffect, useRef, useState } from 'react';
import { clearSession } from '../../session/session';
import { useStaff } from '../session/staff';
import { type DeskPicture, readDeskPicture } from './desk-picture';
import { uploadPicture } from './upload-picture';
import { useRefreshPictures } from './use-pictures';

interface PictureToUpload {
  file: Blob;
  name: string;
  alt: string;
}

/** An upload with its progress, from 0 to 1, and a way to cancel it. */
export function useUpload(onUploaded: (picture: DeskPicture) => void) {
  const { token } = useStaff();
  const refresh = useRefreshPictures();
  const [sent, setSent] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const mutation = useMutation({
    async mutationFn(picture: PictureToUpload) {
      setSent(0);
      running.current = new AbortController();
      const { signal } = running.current;
      const path = deskApi.pictures;
      const answer = await uploadPicture({ ...picture, path, token, signal, onProgress: setSent });
      const uploaded = readDeskPicture(answer);
      if (!uploaded) throw new Error('The answer is no picture');
      return uploaded;
    },
    async onSuccess(picture) {
      await refresh();
      onUploaded(picture);
    },
    onError(error) {
      if (error instanceof HttpError && error.status === 401) clearSession();
    },
  });
  return {
    start: (picture: PictureToUpload) => mutation.mutate(picture),
    cancel: () => running.current?.abort(),
    busy: mutation.isPending,
    sent,
    failure: failureOf(mutation.error),
  };
}

function failureOf(error: unknown): string | undefined {
  if (!error) return undefined;
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  return messageOf(error) ?? 'The picture could not be uploaded. Please try again.';
}
