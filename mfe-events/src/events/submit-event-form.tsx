import { api } from '@town/contracts/api-paths';
import { eventCategories } from '@town/contracts/event-categories';
import { eventRequiredMessage } from '@town/contracts/event-messages';
import { eventSubmissionSchema } from '@town/contracts/event-submission';
import type { TownEvent } from '@town/contracts/town-event';
import { useQueryClient } from '@town/slice-kit/query';
import { RobotTrap } from '@town/slice-kit/robot-trap';
import { useToasts } from '@town/slice-kit/toasts';
import { useSubmission } from '@town/slice-kit/use-submission';
import { Button } from '@town/ui/button';
import { ErrorSummary } from '@town/ui/error-summary';
import { SelectField } from '@town/ui/select-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { eventsQuery } from './events-query';
import css from './submit-event-form.module.css';

const categories = eventCategories.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

const empty = {
  title: '',
  date: '',
  time: '',
  location: '',
  category: '',
  description: '',
  featured: false,
};

/** Where anybody adds an event to the calendar. */
export default function SubmitEventForm({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const { submit, field, errors, busy, guard, discard } = useSubmission({
    name: 'event',
    schema: eventSubmissionSchema,
    defaultValues: empty,
    path: api.events,
    onInvalid: () =>
      showToast({ tone: 'error', title: 'Validation Error', description: eventRequiredMessage }),
    onFailed: () =>
      showToast({
        tone: 'error',
        title: 'Error',
        description: 'Failed to submit event. Please try again.',
      }),
    onSent(record) {
      const event = record as TownEvent;
      // The writer sees the event at once; the list as the server has it follows.
      queryClient.setQueryData(eventsQuery.queryKey, (events) => [...(events ?? []), event]);
      void queryClient.refetchQueries({ queryKey: eventsQuery.queryKey });
      showToast({
        tone: 'success',
        title: 'Event Submitted Successfully!',
        description: 'Your event has been added to the calendar.',
      });
      onClose();
    },
  });

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-labelledby="submit-event">
      <h2 id="submit-event">Submit an event</h2>
      <ErrorSummary errors={errors} />
      <TextField label="Title" required {...field('title')} />
      <TextField label="Date" type="date" required {...field('date')} />
      <TextField label="Time" optional help="For example 6:00 PM" {...field('time')} />
      <TextField label="Location" optional {...field('location')} />
      <SelectField
        label="Category"
        required
        options={categories}
        placeholder="Select a category"
        {...field('category')}
      />
      <TextArea label="Description" optional {...field('description')} />
      <RobotTrap trap={guard} />
      <div className={css.actions}>
        <Button type="submit" busy={busy}>
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
