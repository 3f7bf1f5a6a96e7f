import { useLocation } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { NoticeFrame } from '@town/ui/notice-frame';
import { CloudOff } from 'lucide-react';
import css from './unsent-form.module.css';

/** Says that a form was posted that needs scripts. The message is gone on the next page. */
export function UnsentForm() {
  const notice = useSite().posted?.notice;
  const isFirstPage = useLocation().key === 'default';
  if (!notice || !isFirstPage) return null;
  return (
    <div className={css.unsent}>
      <NoticeFrame tone="warning" icon={CloudOff} title={notice.title}>
        <p>{notice.words}</p>
      </NoticeFrame>
    </div>
  );
}
