import * as z from 'zod/mini';

/** Why a mail was not taken, without a word of the server's: its answers repeat addresses. */
export interface SendingFailure {
  /** `refused`: never; `later`: this mail, another time; `unreachable`: nothing can be sent now. */
  kind: 'refused' | 'later' | 'unreachable';
  code: string | undefined;
  status: number | undefined;
  command: string | undefined;
}

const thrownSchema = z.catch(
  z.object({
    code: z.catch(z.optional(z.string()), undefined),
    responseCode: z.catch(z.optional(z.number()), undefined),
    command: z.catch(z.optional(z.string()), undefined),
  }),
  {},
);

/** Reads what nodemailer throws. */
export function sendingFailure(error: unknown): SendingFailure {
  const { code, responseCode, command } = thrownSchema.parse(error);
  const failure = {
    code,
    status: responseCode,
    command: command?.split(' ').slice(0, 2).join(' '),
  };
  return { ...failure, kind: kindOf(failure) };
}

/**
 * Only an answer about the recipient or the content is about this mail. An answer about the
 * sender, the account or the connection would be said of every other mail as well.
 */
function kindOf({ code, status, command }: Omit<SendingFailure, 'kind'>): SendingFailure['kind'] {
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  if (aboutThisMail && status !== undefined) return status >= 500 ? 'refused' : 'later';
  if (code === 'EENVELOPE' && command === 'API') return 'refused';
  return 'unreachable';
}
