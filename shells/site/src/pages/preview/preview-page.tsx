import { PageMeta } from '@town/slice-kit/page-meta';
import { useQueryClient } from '@town/slice-kit/query';
import { useNavigate } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { PageHeading } from '@town/ui/page-heading';
import { useEffect } from 'react';
import { useText } from '../../messages/use-text';
import { receivePreviews } from './receive-previews';

/**
 * The page /preview, which the desk opens in a frame. It waits for a draft and then becomes the public
 * page with that draft in it. Opened outside the desk it only explains its purpose.
 */
export function PreviewPage() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { language } = useSite();
  const text = useText();
  useEffect(
    () =>
      receivePreviews(
        { queryClient, language },
        (address) => void navigate(address, { replace: true }),
      ),
    [queryClient, language, navigate],
  );
  return (
    <>
      <PageMeta
        title={text('Preview')}
        description={text('A draft of the staff.')}
        keywords={[]}
        noIndex
      />
      <PageHeading
        title={text('Preview')}
        intro={text("Drafts appear here when the staff's desk opens them.")}
      />
    </>
  );
}
