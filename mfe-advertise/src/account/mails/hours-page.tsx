import { ownerApi } from '@town/contracts/api/paths';
import { dayWords, weekFrom } from '@town/contracts/hours/day-times';
import type { HoursQuestion } from '@town/contracts/owners/mails';
import { pages } from '@town/contracts/pages/paths';
import { addDays, dateWords, formatDate } from '@town/contracts/town/date';
import { failureReason } from '@town/slice-kit/failure-reason';
import { statusOf } from '@town/slice-kit/http-error';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@town/slice-kit/query';
import { openingReaders } from '@town/slice-kit/read-opening';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { optionalText, recordReader, text, textOr } from '@town/slice-kit/tolerant';
import { useTownDay } from '@town/slice-kit/use-town-day';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { NeedsScript } from '@town/ui/needs-script';
import { Notice } from '@town/ui/notice';
import css from '../account.module.css';
import { AccountFrame } from '../account-page';
import { Fetched } from '../part';
import { isUselessLink } from '../useless-link';
import styles from './hours.module.css';

const readQuestion = recordReader<HoursQuestion>({
  businessName: text,
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
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AccountFrame title="Are These Hours Still Right?" back={false}>
      <meta name="referrer" content="no-referrer" />
      <NeedsScript>This works with JavaScript switched on.</NeedsScript>
      {token ? <Asked token={token} /> : <OldLink />}
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
  return (
    <Notice tone="warning" title="This link no longer works">
      <p>
        You can look at your hours in <Link to={pages.account}>your account</Link>.
      </p>
    </Notice>
  );
}

function Question({ asked, token }: { asked: HoursQuestion; token: string }) {
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
        <Notice tone="success" title="Thank you">
          <p>Visitors see that the hours of {asked.businessName} were confirmed today.</p>
        </Notice>
      </FocusOnMount>
    );
  }
  return (
    <div className={css.part}>
      <h2>{asked.businessName}</h2>
      <Week hours={asked.openingHours} />
      {asked.confirmedOn && (
        <p className={css.soft}>Confirmed on {formatDate(asked.confirmedOn)}</p>
      )}
      {confirm.error && (
        <Notice tone="error" title="Not confirmed yet">
          <p>{failureReason(confirm.error)}</p>
        </Notice>
      )}
      <p>
        <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
          Yes, these hours are right
        </Button>
      </p>
      <p>
        They have changed? <Link to={pages.account}>Correct them in your account</Link>.
      </p>
    </div>
  );
}

/** The coming seven days, as visitors see them. */
function Week({ hours }: { hours: HoursQuestion['openingHours'] }) {
  const { today } = useTownDay();
  if (!hours || hours.length === 0) return <p>No opening hours are entered.</p>;
  const dates = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  return (
    <dl className={styles.week}>
      {weekFrom(hours, dates).map(({ date, times }) => (
        <div key={date}>
          <dt>
            <strong>{dateWords(date)?.weekday}</strong>
          </dt>
          <dd>{dayWords(times)}</dd>
        </div>
      ))}
    </dl>
  );
}
