import { api } from '@town/contracts/api/paths';
import { eventCategories } from '@town/contracts/calendar/categories';
import { eventSubmissionSchema } from '@town/contracts/calendar/form';
import { eventRequiredMessage } from '@town/contracts/calendar/messages';
import { capitalize } from '@town/contracts/text/capitalize';
import { readEvent, type ShownEvent } from '@town/slice-kit/read-event';
import { RobotTrap } from '@town/slice-kit/robot-trap';
import { useToasts } from '@town/slice-kit/toasts';
import { flag, recordReader } from '@town/slice-kit/tolerant';
import { useSubmission } from '@town/slice-kit/use-submission';
import { Button } from '@town/ui/button';
import { ErrorSummary } from '@town/ui/error-summary';
import { Notice } from '@town/ui/notice';
import { SelectField } from '@town/ui/select-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { eventFailed, eventFormName, eventSubmitted } from './event-form-texts';
import { SimilarEvents } from './similar-events';
import css from './submit-event-panel.module.css';
import { useSimilarEvents } from './use-similar-events';

const categories = eventCategories.map((value) => ({ value, label: capitalize(value) }));

const empty = {
  title: '',
  date: '',
  time: '',
  endTime: '',
  location: '',
  category: '',
  description: '',
  featured: false,
  email: '',
};

/** The API has one message for all required fields; each field says its own. */
const wording = (field: string, message: string) =>
  message === eventRequiredMessage ? `${capitalize(field)} is required` : message;

/** The answer says it: the setting may have changed since the page was loaded. */
const readReview = recordReader({ awaitsReview: flag });

interface SubmitEventFormProps {
  onClose(): void;
  onSubmitted(event: ShownEvent): void;
}

/** The form that adds an event to the calendar. Without scripts it is posted to the page itself. */
export default function SubmitEventForm({ onClose, onSubmitted }: SubmitEventFormProps) {
  const showToast = useToasts((state) => state.show);
  const onInvalid = () =>
    showToast({ tone: 'error', title: 'Validation Error', description: eventRequiredMessage });
  const { form, formProps, posted, submit, field, errors, busy, guard, discard } = useSubmission({
    name: eventFormName,
    schema: eventSubmissionSchema,
    defaultValues: empty,
    wording,
    path: api.events,
    onInvalid,
    onFailed: () => showToast({ tone: 'error', ...eventFailed }),
    onSent(record) {
      const event = readEvent(record);
      const waits = readReview(record)?.awaitsReview === true;
      if (event && !waits) onSubmitted(event);
      showToast({ tone: 'success', ...eventSubmitted(waits) });
      onClose();
    },
  });

  const { similar, checking, check, forget } = useSimilarEvents(() => void submit());
  const checkFirst = form.handleSubmit(check, onInvalid);

  return (
    <form
      {...formProps}
      className={css.form}
      onSubmit={(event) => void checkFirst(event)}
      aria-labelledby="submit-event"
    >
      <h2 id="submit-event">Submit an event</h2>
      {posted?.outcome === 'failed' && <Notice tone="error" title={eventFailed.description} />}
      <ErrorSummary errors={errors} />
      <TextField label="Title" required {...field('title')} />
      <TextField label="Date" type="date" required {...field('date')} />
      <div className={css.times}>
        <TextField label="Time" type="time" optional help="When it begins" {...field('time')} />
        <TextField label="Ends at" type="time" optional {...field('endTime')} />
      </div>
      <TextField label="Location" optional {...field('location')} />
      <SelectField
        label="Category"
        required
        options={categories}
        placeholder="Select a category"
        {...field('category')}
      />
      <TextArea label="Description" optional {...field('description')} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        optional
        help="We send you a private link to change or cancel the event. Your address is not published."
        {...field('email')}
      />
      <RobotTrap trap={guard} />
      {similar.length > 0 && (
        <SimilarEvents
          events={similar}
          busy={busy}
          onSubmit={() => void submit()}
          onBack={forget}
        />
      )}
      <div className={css.actions}>
        <Button type="submit" busy={busy || checking} disabled={similar.length > 0}>
          Submit Event
        </Button>
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() => {
            discard();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
