import { HttpError } from '@town/slice-kit/http-error';
import { useMutation } from '@town/slice-kit/query';
import { Button } from '@town/ui/button';
import type { ReactNode } from 'react';
import { useStaff } from './session/staff';
import { useDownloadFailure } from './session/use-desk-failure';

interface DownloadButtonProps {
  /** Where the API answers with the file. */
  path: string;
  /** The name that the file is saved under. */
  file: string;
  children: ReactNode;
}

/** Downloads a file. A plain link cannot: the API asks for the session's token. */
export function DownloadButton({ path, file, children }: DownloadButtonProps) {
  const { token } = useStaff();
  const download = useMutation({
    async mutationFn() {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(path, { credentials: 'include', headers });
      if (!answer.ok) throw new HttpError(answer.status, await answer.text());
      save(await answer.blob(), file);
    },
    onError: useDownloadFailure()('Not downloaded'),
  });
  return (
    <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      {children}
    </Button>
  );
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
