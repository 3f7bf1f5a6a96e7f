import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from './messages/use-text';
import { NoticeFrame } from './notice-frame';

/** Shown where scripts do not run: the form or the page needs them, and what to do instead. */
export function NeedsScript({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <div className="without-scripts">
      <NoticeFrame
        tone="info"
        icon={Info}
        title={text('This needs JavaScript in a recent browser')}
      >
        <p>{children}</p>
      </NoticeFrame>
    </div>
  );
}
