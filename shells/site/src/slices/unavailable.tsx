import { FailureWords } from '@town/ui/failure-words';
import { NoticeFrame } from '@town/ui/notice-frame';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../messages/use-text';

interface UnavailableProps {
  /** The missing part, for example "Upcoming events". */
  title: string;
  /** A button to try again. */
  children?: ReactNode;
}

/** A notice that a part of the page is missing. */
export function Unavailable({ title, children }: UnavailableProps) {
  const text = useText();
  return (
    <NoticeFrame
      tone="unavailable"
      icon={CloudOff}
      title={text('{part}: not available right now', { part: title })}
    >
      <FailureWords />
      {children}
    </NoticeFrame>
  );
}
