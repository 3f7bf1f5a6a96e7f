import { NeedsScript } from '@town/ui/needs-script';
import type { ReactNode } from 'react';
import { OfficeContact } from './office-contact';

/** Shown where scripts do not run: what needs them, and who does it instead. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return (
    <NeedsScript>
      {children} <OfficeContact when="withoutScripts" />
    </NeedsScript>
  );
}
