import { PageMeta } from '@town/slice-kit/page-meta';
import { useQueryClient } from '@town/slice-kit/query';
import { useNavigate } from '@town/slice-kit/router';
import { PageHeading } from '@town/ui/page-heading';
import { useEffect } from 'react';
import { receivePreviews } from './receive-previews';

/**
 * The page /preview, which the desk opens in a frame. It waits for a draft and then becomes the public
 * page with that draft in it. Opened by itself it only says what it is for.
 */
export function PreviewPage() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(
    () => receivePreviews(queryClient, (address) => void navigate(address, { replace: true })),
    [queryClient, navigate],
  );
  return (
    <>
      <PageMeta title="Preview" description="A draft of the staff." keywords={[]} noIndex />
      <PageHeading title="Preview" intro="Drafts appear here when the staff's desk opens them." />
    </>
  );
}
