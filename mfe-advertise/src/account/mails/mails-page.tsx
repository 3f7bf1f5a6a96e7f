import { ownerApi } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { useAnyText } from '@town/language/text-of';
import { withElements } from '@town/language/with-elements';
import { failureReason } from '@town/slice-kit/failure-reason';
import { useMutation } from '@town/slice-kit/query';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { classNames } from '@town/ui/class-names';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import css from '../account.module.css';
import { AccountFrame, AccountPage } from '../account-page';
import { useText } from '../messages/use-text';
import { WithoutScripts } from '../session/without-scripts';
import { isUselessLink } from '../useless-link';
import { MailChoices } from './mail-choices';

/** The page /account/mails: which mails an owner wants; by the link of a mail without signing in. */
export function MailsPage() {
  const text = useText();
  const [search] = useSearchParams();
  const token = search.get('token');
  if (!token) return <AccountPage title={text('Mails')}>{() => <MailChoices />}</AccountPage>;
  return (
    <AccountFrame title={text('Mails')} back={false}>
      <meta name="referrer" content="no-referrer" />
      <WithoutScripts>{text('This works with JavaScript switched on.')}</WithoutScripts>
      <Unsubscribe token={token} />
    </AccountFrame>
  );
}

/** Only the button ends the mails: programs that scan mail open links too, but press nothing. */
function Unsubscribe({ token }: { token: string }) {
  const text = useText();
  const anyText = useAnyText();
  const end = useMutation({
    mutationFn: () => sendJson(`${ownerApi.unsubscribe}?${new URLSearchParams({ token })}`),
  });
  if (end.isSuccess) {
    return (
      <FocusOnMount>
        <Notice tone="success" title={text('You get no more mails of this kind')}>
          <p>
            {withElements(text('You can have them again: <link>choose your mails</link>.'), {
              link: (words) => <Link to={pages.accountMails}>{words}</Link>,
            })}
          </p>
        </Notice>
      </FocusOnMount>
    );
  }
  return (
    <div className={classNames('needs-scripts', css.part)}>
      {end.error && (
        <Notice tone="error" title={text('Nothing has changed yet')}>
          <p>
            {isUselessLink(end.error)
              ? text('This link no longer works. Please sign in and choose your mails there.')
              : anyText(failureReason(end.error))}
          </p>
          <p>
            <Link to={pages.accountMails}>{text('Choose your mails')}</Link>
          </p>
        </Notice>
      )}
      <p>
        {text(
          'Press the button to get no more mails of this kind. Mails about money and access still come.',
        )}
      </p>
      <p>
        <Button busy={end.isPending} onClick={() => end.mutate()}>
          {text('Stop these mails')}
        </Button>
      </p>
    </div>
  );
}
