import { CircleAlert, CircleCheck, CloudOff, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoticeFrame, type NoticeTone } from './notice-frame';

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  unavailable: CloudOff,
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
}

/** Something to know before reading on. An error is said at once, the rest when there is time. */
export function Notice({ tone = 'info', ...props }: NoticeProps) {
  return <NoticeFrame tone={tone} icon={icons[tone]} {...props} />;
}
