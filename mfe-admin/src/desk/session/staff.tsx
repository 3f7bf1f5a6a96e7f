import { type StaffRole, staffRoles } from '@town/contracts/staff/roles';
import { flag, number, recordReader } from '@town/slice-kit/tolerant';
import { createContext, useContext } from 'react';

/** The member of the staff who works at the desk. */
export interface Staff {
  token: string;
  /** E-mail address of the account: what is kept in the browser is kept for it alone. */
  email: string;
  role: StaffRole;
  /** False for a reader, who sees everything and changes nothing. */
  mayEdit: boolean;
  /** They must add a second factor before the server lets them do anything else. */
  mustEnroll: boolean;
  /** After so many minutes without a request the server ends the session. */
  idleMinutes: number;
}

const StaffContext = createContext<Staff | null>(null);

/** Provided by the layout of the desk, around every page of it. */
export const StaffProvider = StaffContext.Provider;

/** Who works at the desk. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff is called outside the desk');
  return staff;
}

/** What the server says about a session. */
type SessionFacts = Pick<Staff, 'role' | 'mustEnroll' | 'idleMinutes'>;

/**
 * Reads what the server says about the session. Where it names no role, the desk offers everything,
 * because the server checks every call in any case.
 */
export function readSession(answer: unknown): SessionFacts {
  return readFacts(answer) ?? unknownFacts;
}

const unknownFacts: SessionFacts = {
  role: 'administrator',
  mustEnroll: false,
  idleMinutes: 30,
};

const readFacts = recordReader<SessionFacts>({
  role: (value) => staffRoles.find((known) => known === value) ?? unknownFacts.role,
  mustEnroll: flag,
  idleMinutes: (value) => number(value) ?? unknownFacts.idleMinutes,
});
