import { ownerApi } from '@town/contracts/api/paths';
import { weekFrom } from '@town/contracts/hours/day-times';
import type { HoursQuestion } from '@town/contracts/owners/mails';
import { pages } from '@town/contracts/pages/paths';
import { addDays } from '@town/contracts/town/date';
import { dateText, weekdayText } from '@town/language/dates';
import { openingTimes } from '@town/language/opening-times';
import { useAnyText } from '@town/language/text-of';
import { useTexts } from '@town/language/texts';
import { withElements } from '@town/language/with-elements';
import { failureReason } from '@town/slice-kit/failure-reason';
import { statusOf } from '@town/slice-kit/http-error';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@town/slice-kit/query';
import { openingReaders } from '@town/slice-kit/read-opening';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { optionalText, text as plainText, recordReader, textOr } from '@town/slice-kit/tolerant';
import { useTownDay } from '@town/slice-kit/use-town-day';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import css from '../account.module.css';
import { AccountFrame } from '../account-page';
import { useText } from '../messages/use-text';
import { Fetched } from '../part';
import { WithoutScripts } from '../session/without-scripts';
import { isUselessLink } from '../useless-link';
import styles from './hours.module.css';

const readQuestion = recordReader<HoursQuestion>({
  businessName: plainText,
  openingHours: openingReaders.openingHours,
  confirmedOn: optionalText,
  // Missing in an answer of an earlier release.
  hoursTag: textOr(''),
});

const questionPath = (token: string) =>
  `${ownerApi.hoursQuestion}?${new URLSearchParams({ token })}`;

const questionQuery = (token: string) =>
  queryOptions<unknown, Error, HoursQuestion>({
    queryKey: [questionPath(token)],
    select(answer) {
      const question = readQuestion(answer);
      if (!question) throw new Error('The answer is not such a question');
      return question;
    },
    staleTime: 0,
    retry: false,
  });

/** The page /account/hours: an owner confirms the opening hours, by a mailed link. */
export function HoursPage() {
  const text = useText();
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AccountFrame title={text('Are These Hours Still Right?')} back={false}>
      <meta name="referrer" content="no-referrer" />
      <WithoutScripts>{text('This works with JavaScript switched on.')}</WithoutScripts>
      <div className="needs-scripts">{token ? <Asked token={token} /> : <OldLink />}</div>
    </AccountFrame>
  );
}

function Asked({ token }: { token: string }) {
  const question = useQuery(questionQuery(token));
  if (isUselessLink(question.error)) return <OldLink />;
  return (
    <Fetched query={question} keepsShown what="the hours">
      {(asked) => <Question asked={asked} token={token} />}
    </Fetched>
  );
}

function OldLink() {
  const text = useText();
  return (
    <Notice tone="warning" title={text('This link no longer works')}>
      <p>
        {withElements(text('You can look at your hours in <link>your account</link>.'), {
          link: (words) => <Link to={pages.account}>{words}</Link>,
        })}
      </p>
    </Notice>
  );
}

function Question({ asked, token }: { asked: HoursQuestion; token: string }) {
  const text = useText();
  const anyText = useAnyText();
  const { language } = useTexts();
  const queryClient = useQueryClient();
  const hoursTag = asked.hoursTag || undefined;
  const confirm = useMutation({
    mutationFn: () => sendJson(ownerApi.confirmHours, { token, hoursTag }, { asOwner: true }),
    // Somebody else may have changed the hours.
    onError: (error) =>
      statusOf(error) === 409
        ? queryClient.invalidateQueries({ queryKey: [questionPath(token)] })
        : undefined,
  });
  if (confirm.isSuccess) {
    return (
      <FocusOnMount>
        <Notice tone="success" title={text('Thank you')}>
          <p>
            {text('Visitors see that the hours of {business} were confirmed today.', {
              business: asked.businessName,
            })}
          </p>
        </Notice>
      </FocusOnMount>
    );
  }
  return (
    <div className={css.part}>
      <h2>{asked.businessName}</h2>
      <Week hours={asked.openingHours} />
      {asked.confirmedOn && (
        <p className={css.soft}>
          {text('Confirmed on {date}', { date: dateText(asked.confirmedOn, language) })}
        </p>
      )}
      {confirm.error && (
        <Notice tone="error" title={text('Not confirmed yet')}>
          <p>{anyText(failureReason(confirm.error))}</p>
        </Notice>
      )}
      <p>
        <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {text('Yes, these hours are right')}
        </Button>
      </p>
      <p>
        {withElements(text('They have changed? <link>Correct them in your account</link>.'), {
          link: (words) => <Link to={pages.account}>{words}</Link>,
        })}
      </p>
    </div>
  );
}

/** The coming seven days, as visitors see them. */
function Week({ hours }: { hours: HoursQuestion['openingHours'] }) {
  const text = useText();
  const { language } = useTexts();
  const { today } = useTownDay();
  if (!hours || hours.length === 0) return <p>{text('No opening hours are entered.')}</p>;
  const said = { closed: text('Closed'), always: text('Open 24 hours') };
  const dates = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  return (
    <dl className={styles.week}>
      {weekFrom(hours, dates).map(({ date, times }) => (
        <div key={date}>
          <dt>
            <strong>{weekdayText(date, language)}</strong>
          </dt>
          <dd>{openingTimes(times, language, said)}</dd>
        </div>
      ))}
    </dl>
  );
}
