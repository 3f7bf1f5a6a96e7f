import { inboxApi } from '@town/contracts/inbox/paths';
import type { AnswerTemplate, TemplateCall } from '@town/contracts/inbox/templates';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { listReader, number, recordReader, text, textOr } from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../../lists/fetch-list';
import { saveVersioned } from '../../../lists/save-versioned';
import { useStaff } from '../../session/staff';
import { useDeskFailure } from '../../session/use-desk-failure';
import { deskKey, useStaffQuery } from '../../session/use-staff-query';

const key = 'answer-templates';

const readTemplate = recordReader<AnswerTemplate>({
  id: text,
  name: text,
  text: textOr(''),
  version: number,
});

/** Every template of answers, by name. */
export function useTemplates() {
  const { token } = useStaff();
  return useStaffQuery({
    key: [key],
    fetch: async (signal) =>
      listReader(readTemplate)((await fetchAsStaff(inboxApi.templates, token, signal)).data),
  });
}

/** What editors do with templates; each action says what it did. */
export function useTemplateActions() {
  const { token } = useStaff();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [deskKey, key] });

  const save = useMutation({
    mutationFn: ({ stored, call }: { stored: AnswerTemplate | undefined; call: TemplateCall }) =>
      saveVersioned({
        stored,
        call,
        token,
        collection: inboxApi.templates,
        item: inboxApi.template,
      }),
    onSuccess: () => showToast({ tone: 'success', title: 'Template saved' }),
    onError: fail('Template not saved'),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: AnswerTemplate) =>
      sendJson(inboxApi.template(id), undefined, { method: 'DELETE', token }),
    onSuccess: (_, { name, text }) =>
      showToast({
        tone: 'success',
        title: `${name} is removed`,
        action: {
          label: 'Undo',
          onClick: () => save.mutate({ stored: undefined, call: { name, text } }),
        },
      }),
    onError: fail('Template not removed'),
    onSettled,
  });
  return { save, remove };
}
