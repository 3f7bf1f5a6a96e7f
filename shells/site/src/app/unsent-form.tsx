import { useLocation } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { NoticeFrame } from '@town/ui/notice-frame';
import { CloudOff } from 'lucide-react';
import { useText } from '../messages/use-text';
import css from './unsent-form.module.css';

/** Says that a form was posted which needs scripts. The next page says nothing of it. */
export function UnsentForm() {
  const text = useText();
  const { posted } = useSite();
  const isFirstPage = useLocation().key === 'default';
  if (posted?.outcome !== 'unsent' || !isFirstPage) return null;
  const isKept = Object.keys(posted.values).length > 0;
  return (
    <div className={css.unsent}>
      <NoticeFrame tone="warning" icon={CloudOff} title={text('The form was not sent')}>
        <p>
          {text('The page was not ready yet, or JavaScript is switched off.')}{' '}
          {isKept
            ? text('What you typed is still here. Please send it again.')
            : text('What you typed was not kept. Please fill in the form again.')}
        </p>
      </NoticeFrame>
    </div>
  );
}
