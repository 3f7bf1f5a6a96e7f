import { TextField } from '@town/ui/text-field';
import type { ComponentProps } from 'react';
import { useStaff } from '../session/staff';

type OwnPasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

/** Asks who is signed in for the password that they have. */
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
