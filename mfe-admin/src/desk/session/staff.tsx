import { type StaffRole, staffRoles } from '@town/contracts/staff/roles';
import { flag, number, recordReader } from '@town/slice-kit/tolerant';
import { createContext, useContext } from 'react';

/** The member of the staff who works at the desk. */
export interface Staff {
  token: string;
  /** E-mail address of the account. Data stored in the browser belongs to this account only. */
  email: string;
  role: StaffRole;
  /** False for a reader, who sees everything and changes nothing. */
  mayEdit: boolean;
  /** They must add a second factor before the server lets them do anything else. */
  mustEnroll: boolean;
  /** After this many minutes without a request the server ends the session. */
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
 * Reads the server's data about the session. If it contains no role, the desk offers everything, because
 * the server checks every call in any case.
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
