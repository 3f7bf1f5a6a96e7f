import { staffApi } from '@town/contracts/api/paths';
import {
  type StoredSettings,
  storedSettingsSchema,
  type TownSettings,
  townSettingsSchema,
} from '@town/contracts/settings/town-settings';
import { HttpError } from '@town/slice-kit/http-error';
import { lostSave } from '@town/slice-kit/lost-answer';
import { useMutation } from '@town/slice-kit/query';
import { fieldErrorsOf, sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type RecordValues, sameValues } from '../editor/record-values';
import { setOutdatedDocument } from '../session/outdated-document';
import { useStaff } from '../session/staff';
import { useUnsavedForm } from '../session/unsaved';
import { useDeskFailure } from '../session/use-desk-failure';
import { fieldAt, settingsFrom, valuesOf } from './settings-values';

/**
 * The form of the settings. A save sends the version that the form was filled from. If another
 * administrator has saved meanwhile, `conflict` contains the stored settings.
 */
export function useSettingsForm(loaded: StoredSettings) {
  const { token } = useStaff();
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure()('Settings not saved; what you typed is still here', lostSave);
  const [base, setBase] = useState(loaded);
  const [conflict, setConflict] = useState<StoredSettings>();
  const form = useForm<RecordValues, unknown, TownSettings>({
    resolver,
    defaultValues: valuesOf(loaded),
  });
  const isDirty = !sameValues(form.watch(), valuesOf(base));
  useUnsavedForm(isDirty);

  function adopt(stored: StoredSettings) {
    setBase(stored);
    form.reset(valuesOf(stored));
    setOutdatedDocument();
    showToast({ tone: 'success', title: 'Settings saved' });
  }

  const save = useMutation({
    mutationFn: async (settings: TownSettings) => {
      const call = { method: 'PUT', token, ifMatch: base.version } as const;
      return storedSettingsSchema.parse(await sendJson(staffApi.settings, settings, call));
    },
    onSuccess: adopt,
    onError(error) {
      const current = currentOf(error);
      // The response to an earlier attempt was lost.
      if (current && sameValues(form.getValues(), valuesOf(current))) return adopt(current);
      if (current) return setConflict(current);
      const wrong = fieldErrorsOf(error).map(({ path, message }) => ({
        field: fieldAt(path.split('.')),
        message,
      }));
      for (const { field, message } of wrong) {
        if (field) form.setError(field.name, { message }, { shouldFocus: true });
      }
      if (wrong.every(({ field }) => !field)) fail(error);
    },
  });

  return {
    form,
    base,
    isDirty,
    conflict,
    busy: save.isPending,
    submit: form.handleSubmit((settings) => save.mutate(settings)),
    /** Continues with merged values, based on the version that the other person saved. */
    resolve(merged: RecordValues) {
      if (conflict) setBase(conflict);
      setConflict(undefined);
      form.reset(merged);
    },
  };
}

const resolver: Resolver<RecordValues, unknown, TownSettings> = (values) => {
  const parsed = townSettingsSchema.safeParse(settingsFrom(values));
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors = parsed.error.issues.flatMap(({ path, message }) => {
    const name = fieldAt(path)?.name;
    return name ? [[name, { type: 'validation', message }] as const] : [];
  });
  return { values: {}, errors: Object.fromEntries(errors) };
};

const conflictSchema = z.object({ current: storedSettingsSchema });

/** The stored settings from an error response, if the server refused an outdated version. */
function currentOf(error: unknown): StoredSettings | undefined {
  if (!(error instanceof HttpError) || error.status !== 412) return undefined;
  return conflictSchema.safeParse(JSON.parse(error.body)).data?.current;
}
