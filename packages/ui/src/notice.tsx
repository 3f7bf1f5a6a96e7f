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

/** A highlighted message. Screen readers announce an error at once, anything else when they are idle. */
export function Notice({ tone = 'info', ...props }: NoticeProps) {
  return <NoticeFrame tone={tone} icon={icons[tone]} {...props} />;
}
