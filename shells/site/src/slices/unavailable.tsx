import { NoticeFrame } from '@town/ui/notice-frame';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

interface UnavailableProps {
  /** What is missing, for example "Upcoming events". */
  title: string;
  /** A way to try again. */
  children?: ReactNode;
}

/** Says which part of the page is missing, and leaves the rest alone. */
export function Unavailable({ title, children }: UnavailableProps) {
  return (
    <NoticeFrame tone="unavailable" icon={CloudOff} title={`${title}: not available right now`}>
      <p>The rest of the site works. Please try again in a moment.</p>
      {children}
    </NoticeFrame>
  );
}
