import type { StoredSettings } from '@town/contracts/settings/town-settings';
import { Button } from '@town/ui/button';
import { ErrorSummary } from '@town/ui/error-summary';
import { MergeForm } from '../editor/merge/merge-form';
import { useBarHeight } from '../use-bar-height';
import { SettingInput } from './setting-input';
import css from './settings.module.css';
import { settingsFields, settingsGroups } from './settings-fields';
import { settingText, valuesOf } from './settings-values';
import { useSettingsForm } from './use-settings-form';

interface SettingsFormProps {
  loaded: StoredSettings;
  /** Called when two versions have become one and the form is back. */
  onMerged(): void;
}

/** Every setting with an explanation; or both versions if another administrator saved first. */
export function SettingsForm({ loaded, onMerged }: SettingsFormProps) {
  const { form, base, isDirty, conflict, busy, submit, resolve } = useSettingsForm(loaded);
  const { errors } = form.formState;
  const bar = useBarHeight('bottom');
  if (conflict) {
    return (
      <MergeForm
        title="Somebody else saved the settings while you were editing them"
        saved={`Version ${conflict.version} is stored now.`}
        base={valuesOf(base)}
        mine={form.getValues()}
        theirs={valuesOf(conflict)}
        labelOf={(name) => fieldNamed(name)?.label ?? name}
        show={(name, value) => {
          const field = fieldNamed(name);
          return field ? settingText(field, value) : String(value);
        }}
        onMerged={(merged) => {
          resolve(merged);
          onMerged();
        }}
      />
    );
  }
  const wrong = settingsFields.flatMap(({ name }) => {
    const message = errors[name]?.message;
    return message ? [{ id: name, message }] : [];
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Settings">
      <ErrorSummary errors={wrong} />
      {settingsGroups.map(({ title, fields }) => (
        <fieldset key={title} className={css.group}>
          <legend className={css.title}>{title}</legend>
          {fields.map((field) => (
            <SettingInput
              key={field.name}
              field={field}
              error={errors[field.name]?.message}
              control={form.register(field.name)}
            />
          ))}
        </fieldset>
      ))}
      <div ref={bar} className={css.save}>
        <Button type="submit" busy={busy} idle={!isDirty}>
          {busy ? 'Saving...' : 'Save settings'}
        </Button>
        <p role="status">{isDirty && 'Not saved yet'}</p>
      </div>
    </form>
  );
}

const fieldNamed = (name: string) => settingsFields.find((field) => field.name === name);
