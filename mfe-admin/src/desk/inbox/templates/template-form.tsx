import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AnswerTemplate,
  type TemplateCall,
  templateCallSchema,
} from '@town/contracts/inbox/templates';
import { Button } from '@town/ui/button';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { useForm } from 'react-hook-form';
import dialogCss from '../../dialog.module.css';
import { useUnsavedForm } from '../../session/unsaved';
import { useDeskFailure } from '../../session/use-desk-failure';
import css from '../inbox.module.css';
import type { useTemplateActions } from './use-templates';

interface TemplateFormProps {
  /** Missing for a new template. */
  stored?: AnswerTemplate;
  actions: ReturnType<typeof useTemplateActions>;
}

/** Name and text of a template. What was typed stays when it cannot be saved. */
export function TemplateForm({ stored, actions: { save, remove } }: TemplateFormProps) {
  const values = { name: stored?.name ?? '', text: stored?.text ?? '' };
  const { register, handleSubmit, reset, watch, formState } = useForm<TemplateCall>({
    resolver: standardSchemaResolver(templateCallSchema),
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const typed = watch();
  useUnsavedForm(typed.name !== values.name || typed.text !== values.text);
  const fail = useDeskFailure();
  const { errors } = formState;
  const isSaving = save.isPending && save.variables.stored?.id === stored?.id;
  return (
    <form
      className={css.card}
      aria-label={stored?.name ?? 'New template'}
      noValidate
      onSubmit={handleSubmit((call) =>
        save.mutate(
          { stored, call },
          { onSuccess: () => !stored && reset(), onError: fail('Template not saved') },
        ),
      )}
    >
      <TextField label="Name" {...register('name')} error={errors.name?.message} announced />
      <TextArea
        label="Text"
        help="{name} becomes the sender's name, {subject} what they wrote about."
        {...register('text')}
        error={errors.text?.message}
        announced
      />
      <div className={dialogCss.actions}>
        <Button type="submit" variant="secondary" busy={isSaving}>
          {stored ? 'Save' : 'Add'}
        </Button>
        {stored && (
          <Button
            variant="quiet"
            busy={remove.isPending && remove.variables.id === stored.id}
            onClick={() => remove.mutate(stored)}
          >
            Remove
          </Button>
        )}
      </div>
    </form>
  );
}
