import { type Synonyms, synonymsCallSchema } from '@town/contracts/search/synonyms';
import { isAnswerLost, lostAnswerText } from '@town/slice-kit/lost-answer';
import { fieldErrorsOf, messageOf } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { TextField } from '@town/ui/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import dialogCss from '../dialog.module.css';
import { currentOf, type useGroupActions, wordsText } from './use-search-words';

/** The initial values of a group's form. */
export interface EditedGroup {
  /** Missing for a new group. */
  stored?: Synonyms;
  words: readonly string[];
}

export interface GroupFormProps {
  edited: EditedGroup;
  save: ReturnType<typeof useGroupActions>['save'];
  onClose(): void;
}

/**
 * The words of a group as one line of text. Typed text stays when it cannot be saved. If another person
 * saved first, their words are shown, and the next save replaces them.
 */
export function GroupForm({ edited, save, onClose }: GroupFormProps) {
  const [base, setBase] = useState(edited.stored);
  const { register, handleSubmit, setError, setValue, setFocus, formState } = useForm({
    defaultValues: { words: wordsText(edited.words) },
  });
  const refuse = (message: string) => setError('words', { message }, { shouldFocus: true });
  function send({ words }: { words: string }) {
    const call = synonymsCallSchema.safeParse({ words: split(words) });
    if (!call.success) return refuse(call.error.issues[0]?.message ?? '');
    save.mutate(
      { stored: base, call: call.data },
      {
        onSuccess: onClose,
        onError(error) {
          const current = currentOf(error);
          if (current) setBase(current);
          else refuse(fieldErrorsOf(error)[0]?.message ?? messageOf(error) ?? failed(error));
        },
      },
    );
  }
  const isConflict = base?.version !== edited.stored?.version;
  return (
    <form
      className={dialogCss.form}
      onSubmit={handleSubmit(send)}
      noValidate
      aria-label="Group of words"
    >
      {base && isConflict && (
        <Conflict
          theirs={base}
          onTake={() => {
            setValue('words', wordsText(base.words));
            setFocus('words');
          }}
        />
      )}
      <TextField
        label="Words"
        help="Two to twelve words, with commas or spaces between them."
        autoComplete="off"
        autoCapitalize="none"
        {...register('words')}
        error={formState.errors.words?.message}
        announced
      />
      <div className={dialogCss.actions}>
        <Button type="submit" busy={save.isPending}>
          {isConflict ? 'Save mine' : 'Save'}
        </Button>
        <Button variant="secondary" idle={save.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Conflict({ theirs, onTake }: { theirs: Synonyms; onTake(): void }) {
  return (
    <Notice tone="error" title="Somebody else has changed these words meanwhile">
      <p>
        They are now “{wordsText(theirs.words)}”. What you typed is still below, and is not saved
        yet.
      </p>
      <Button variant="secondary" onClick={onTake}>
        Take theirs
      </Button>
    </Notice>
  );
}

const failed = (error: unknown) =>
  isAnswerLost(error) ? lostAnswerText() : 'The words were not saved. Please try again.';

const split = (words: string) => words.split(/[\s,;]+/).filter(Boolean);
