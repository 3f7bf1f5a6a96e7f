import { TextField } from '@town/ui/text-field';
import type { ComponentProps } from 'react';
import { passwordHelp } from './password-help';

/** The field for a new password. Its message is announced. */
export function NewPasswordField(
  props: Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete' | 'help'>,
) {
  return (
    <TextField
      label="New password"
      type="password"
      autoComplete="new-password"
      help={passwordHelp}
      {...props}
      announced
    />
  );
}
