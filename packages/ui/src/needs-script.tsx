import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoticeFrame } from './notice-frame';

/** Shown where scripts do not run: the form needs them, and what to do instead. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <NoticeFrame tone="info" icon={Info} title="This form needs JavaScript">
        <p>{children}</p>
      </NoticeFrame>
    </noscript>
  );
}
