import { api } from '@town/contracts/api/paths';
import { eventCategories } from '@town/contracts/calendar/categories';
import { eventSubmissionSchema } from '@town/contracts/calendar/form';
import { lastDay } from '@town/contracts/calendar/last-day';
import {
  eventFieldMessage,
  eventOverMessage,
  eventRequiredMessage,
} from '@town/contracts/calendar/messages';
import { capitalize } from '@town/contracts/text/capitalize';
import { useAnyText } from '@town/language/text-of';
import { readEvent, type ShownEvent } from '@town/slice-kit/read-event';
import { RobotTrap } from '@town/slice-kit/robot-trap';
import { useToasts } from '@town/slice-kit/toasts';
import { flag, recordReader } from '@town/slice-kit/tolerant';
import { useSubmission } from '@town/slice-kit/use-submission';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { Button } from '@town/ui/button';
import { ErrorSummary } from '@town/ui/error-summary';
import { LastDayField } from '@town/ui/last-day-field';
import { Notice } from '@town/ui/notice';
import { SelectField } from '@town/ui/select-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { useText } from '../../messages/use-text';
import { SimilarEvents } from '../details/similar-events';
import { useSimilarEvents } from '../details/use-similar-events';
import { eventFailed, eventFormName, eventFormPlace, eventSubmitted } from './event-form-texts';
import css from './submit-event-panel.module.css';

const empty = {
  title: '',
  date: '',
  endDate: '',
  time: '',
  endTime: '',
  location: '',
  category: '',
  description: '',
  featured: false,
  email: '',
};

/** Reads the setting from the response, because it may have changed since the page was loaded. */
const readReview = recordReader({ awaitsReview: flag });

interface SubmitEventFormProps {
  onClose(): void;
  onSubmitted(event: ShownEvent): void;
}

/** The form that adds an event to the calendar. Without scripts it is posted to the page itself. */
export default function SubmitEventForm(props: SubmitEventFormProps) {
  const text = useText();
  const { submission, search, failed, checkFirst } = useEventSubmission(props);
  const { formProps, posted, submit, field, errors, busy, guard, discard } = submission;
  const { similar, checking, forget } = search;
  /** Moves the focus to the form, because the pressed button disappears with the focus. */
  const goBack = () => {
    forget();
    submission.form.setFocus('title');
  };
  return (
    <form
      {...formProps}
      action={`#${eventFormPlace}`}
      className={css.form}
      onSubmit={(event) => void checkFirst(event)}
      aria-labelledby="submit-event"
    >
      <h2 id="submit-event">{text('Submit an event')}</h2>
      {posted?.outcome === 'failed' && <Notice tone="error" title={failed.description} />}
      <ErrorSummary errors={errors} />
      <EventFields field={field} />
      <RobotTrap trap={guard} />
      {similar.length > 0 && (
        <SimilarEvents events={similar} busy={busy} onSubmit={() => submit()} onBack={goBack} />
      )}
      <div className={css.actions}>
        <Button type="submit" busy={busy || checking} disabled={similar.length > 0}>
          {text('Submit Event')}
        </Button>
        <Button
          variant="secondary"
          className="needs-scripts"
          idle={busy}
          onClick={() => {
            discard();
            props.onClose();
          }}
        >
          {text('Cancel')}
        </Button>
      </div>
    </form>
  );
}

function EventFields({
  field,
}: Pick<ReturnType<typeof useEventSubmission>['submission'], 'field'>) {
  const text = useText();
  const anyText = useAnyText();
  return (
    <>
      <TextField label={text('Title')} required {...field('title')} />
      <div className={css.times}>
        <TextField label={text('Date')} type="date" required {...field('date')} />
        <LastDayField {...field('endDate')} />
      </div>
      <div className={css.times}>
        <TextField
          label={text('Time')}
          type="time"
          optional
          help={text('When it begins')}
          {...field('time')}
        />
        <TextField label={text('Ends at')} type="time" optional {...field('endTime')} />
      </div>
      <TextField label={text('Location')} optional {...field('location')} />
      <SelectField
        label={text('Category')}
        required
        options={eventCategories.map((value) => ({
          value,
          label: anyText(capitalize(value)),
        }))}
        placeholder={text('Select a category')}
        {...field('category')}
      />
      <TextArea label={text('Description')} optional {...field('description')} />
      <TextField
        label={text('E-mail')}
        type="email"
        autoComplete="email"
        optional
        help={text(
          'We send you a private link to change or cancel the event, for three events a day at most. Our staff may write to you about it. Your address is not published.',
        )}
        {...field('email')}
      />
    </>
  );
}

/** The form's state and its API call. Before an event is sent, it looks for similar events. */
function useEventSubmission({ onClose, onSubmitted }: SubmitEventFormProps) {
  const text = useText();
  const anyText = useAnyText();
  const failed = eventFailed(text);
  const { clock } = useTownMoment();
  const showToast = useToasts((state) => state.show);
  const onInvalid = () => {
    const { title, date, category } = submission.form.getValues();
    if (title.trim() && date && category) return;
    showToast({
      tone: 'error',
      title: text('Validation Error'),
      description: anyText(eventRequiredMessage),
    });
  };
  const submission = useSubmission({
    name: eventFormName,
    schema: eventSubmissionSchema,
    defaultValues: empty,
    wording: eventFieldMessage,
    path: api.events,
    onInvalid,
    onFailed: (_, advise) =>
      showToast({ tone: 'error', ...failed, description: advise(failed.description) }),
    onSent(record) {
      const event = readEvent(record);
      const waits = readReview(record)?.awaitsReview === true;
      if (event && !waits) onSubmitted(event);
      showToast({ tone: 'success', ...eventSubmitted(waits, text) });
      onClose();
    },
  });

  const search = useSimilarEvents(() => submission.submit(), submission.posted?.similar);
  const checkFirst = submission.form.handleSubmit((event) => {
    // The API accepts an event of the past, but the calendar would not show it.
    if (lastDay(event) >= clock.slice(0, 10)) return search.check(event);
    submission.form.setError('date', { message: eventOverMessage }, { shouldFocus: true });
  }, onInvalid);
  return { submission, search, failed, checkFirst };
}
