import { CheckboxField } from '@town/ui/checkbox-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { SettingsField } from './settings-fields';
import { defaultText } from './settings-values';

interface SettingInputProps {
  field: SettingsField;
  error: string | undefined;
  control: UseFormRegisterReturn;
}

/** The control of a setting, with its explanation and its default. */
export function SettingInput({ field, error, control }: SettingInputProps) {
  const { name, label, input } = field;
  const help = `${field.help} Default: ${defaultText(field)}`;
  const props = { id: name, label, help, error, ...control };
  switch (input) {
    case 'yes-no':
      return <CheckboxField {...props} />;
    case 'lines':
    case 'text':
      return <TextArea rows={3} {...props} />;
    case 'number':
      return <TextField inputMode="decimal" {...props} />;
    default:
      return <TextField type={input === 'email' ? 'email' : 'text'} {...props} />;
  }
}
