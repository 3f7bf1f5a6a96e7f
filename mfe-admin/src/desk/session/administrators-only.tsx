import { includesRole } from '@town/contracts/staff/roles';
import type { ReactNode } from 'react';
import { DeskHeading } from '../desk-heading';
import { useStaff } from './staff';

interface AdministratorsOnlyProps {
  title: string;
  children: ReactNode;
}

/** A page for administrators; other roles see a notice. The server refuses their calls in any case. */
export function AdministratorsOnly({ title, children }: AdministratorsOnlyProps) {
  const { role } = useStaff();
  if (includesRole(role, 'administrator')) return children;
  return (
    <>
      <DeskHeading title={title} />
      <p>Only administrators see this page. You are signed in as {role}.</p>
    </>
  );
}
