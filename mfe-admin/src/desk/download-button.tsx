import { useMutation } from '@town/slice-kit/query';
import { Button } from '@town/ui/button';
import type { ReactNode } from 'react';
import { saveFile } from './save-file';
import { useStaff } from './session/staff';
import { useDownloadFailure } from './session/use-desk-failure';

interface DownloadButtonProps {
  /** The API path of the file. */
  path: string;
  /** The name that the file is saved under. */
  file: string;
  children: ReactNode;
}

/** Downloads a file. */
export function DownloadButton({ path, file, children }: DownloadButtonProps) {
  const { token } = useStaff();
  const download = useMutation({
    mutationFn: () => saveFile(path, file, token),
    onError: useDownloadFailure()('Not downloaded'),
  });
  return (
    <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      {children}
    </Button>
  );
}
