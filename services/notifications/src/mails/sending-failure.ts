import * as z from 'zod/mini';

/** Why a mail was not accepted, without the server's text, which often repeats addresses. */
export interface SendingFailure {
  /** `refused`: permanently; `later`: this mail can be retried; `unreachable`: no mail can be sent now. */
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

/** Classifies an error of nodemailer. */
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
 * Only a response about the recipient or the content concerns this mail. A response about the sender, the
 * account or the connection applies to every other mail as well.
 */
function kindOf({ code, status, command }: Omit<SendingFailure, 'kind'>): SendingFailure['kind'] {
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  if (aboutThisMail && status !== undefined) return status >= 500 ? 'refused' : 'later';
  if (code === 'EENVELOPE' && command === 'API') return 'refused';
  return 'unreachable';
}
