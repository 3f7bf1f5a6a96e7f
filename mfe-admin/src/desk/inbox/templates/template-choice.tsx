import { type AnswerTemplate, fillTemplate } from '@town/contracts/inbox/templates';
import { SelectField } from '@town/ui/select-field';
import type { ShownItem } from '../inbox-item-reader';
import { useTemplates } from './use-templates';

interface TemplateChoiceProps {
  item: ShownItem;
  /** Called with the name of a template and its text for the item. */
  onChoose(name: string, text: string): void;
}

/** Chooses a template for an answer; renders nothing if there is no template. */
export function TemplateChoice({ item, onChoose }: TemplateChoiceProps) {
  const { data: templates = [] } = useTemplates();
  if (templates.length === 0) return null;
  const choose = (id: string) => {
    const template = templates.find((each) => each.id === id);
    if (template) onChoose(template.name, textFor(template, item));
  };
  return (
    <SelectField
      label="Template"
      optional
      placeholder="Begin with a template"
      options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

const textFor = ({ text }: AnswerTemplate, { senderName, subject }: ShownItem) =>
  fillTemplate(text, { name: senderName ?? 'there', subject });
