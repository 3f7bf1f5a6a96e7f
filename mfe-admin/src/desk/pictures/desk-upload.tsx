import { deskApi } from '@town/contracts/managed-records/paths';
import { statusOf } from '@town/slice-kit/http-error';
import type { LibraryPicture } from '@town/slice-kit/library-picture';
import { usePictureUpload } from '@town/slice-kit/use-picture-upload';
import { PictureUpload } from '@town/ui/picture-upload/picture-upload';
import { clearSession } from '../../session/session';
import { useStaff } from '../session/staff';
import { useRefreshPictures } from './use-pictures';

interface DeskUploadProps {
  /** @param alt the text that was entered with this upload */
  onUploaded(picture: LibraryPicture, alt: string): void;
}

/** Uploads a picture into the library. */
export function DeskUpload({ onUploaded }: DeskUploadProps) {
  const { token } = useStaff();
  const refresh = useRefreshPictures();
  const upload = usePictureUpload({
    path: deskApi.pictures,
    headers: { Authorization: `Bearer ${token}` },
    async onUploaded(picture, alt) {
      await refresh();
      onUploaded(picture, alt);
    },
    onFailed(error) {
      if (statusOf(error) === 401) clearSession();
    },
  });
  return <PictureUpload upload={upload} />;
}
