import { inboxApi } from '@town/contracts/inbox/paths';
import type { AnswerTemplate, TemplateCall } from '@town/contracts/inbox/templates';
import { listReader, number, recordReader, text, textOr } from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../../lists/fetch-list';
import { useStaff } from '../../session/staff';
import { useEntryActions } from '../../session/use-entry-actions';
import { useStaffQuery } from '../../session/use-staff-query';

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

export const useTemplateActions = () =>
  useEntryActions<AnswerTemplate, TemplateCall>({
    key,
    collection: inboxApi.templates,
    item: inboxApi.template,
    callOf: ({ name, text }) => ({ name, text }),
    saved: () => 'Template saved',
    removed: ({ name }) => `${name} is removed`,
    notRemoved: 'Template not removed',
    notBroughtBack: 'Template not saved',
  });
