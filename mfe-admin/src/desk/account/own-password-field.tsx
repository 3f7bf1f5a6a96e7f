import { TextField } from '@town/ui/text-field';
import type { ComponentProps } from 'react';
import { useStaff } from '../session/staff';

type OwnPasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

/** The field for the current password of the signed-in person. */
export function OwnPasswordField(props: OwnPasswordFieldProps) {
  const { email } = useStaff();
  return (
    <>
      {/* Tells a password manager whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <TextField
        label="Your password now"
        type="password"
        autoComplete="current-password"
        announced
        {...props}
      />
    </>
  );
}
