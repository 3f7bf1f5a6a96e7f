import { staffApi } from '@town/contracts/api/paths';
import { type SecondFactorLogin, signInEnded } from '@town/contracts/staff/second-factor';
import { loginAnswerSchema } from '@town/contracts/staff/sign-in';
import { useMutation } from '@town/slice-kit/query';
import { messageOf, sendJson } from '@town/slice-kit/send-json';
import { problemCode } from '../problem-code';
import { useSignedIn } from '../use-signed-in';

interface SecondStep {
  challenge: string;
  onSignedIn(): void;
  onStartAgain(reason?: string): void;
}

type Proof = Omit<SecondFactorLogin, 'challenge'>;

/** Sends one proof. Its failure is for the form that asked for it, unless the sign-in has ended. */
export function useSecondStep({ challenge, onSignedIn, onStartAgain }: SecondStep) {
  const signedIn = useSignedIn(onSignedIn);
  return useMutation({
    mutationFn: async (proof: Proof) =>
      loginAnswerSchema.parse(await sendJson(staffApi.secondFactorLogin, { challenge, ...proof })),
    onSuccess: signedIn,
    onError(error) {
      if (problemCode(error) === signInEnded) onStartAgain(messageOf(error));
    },
  });
}

/** What the forms of the second step send their proofs with. */
export type SendProof = ReturnType<typeof useSecondStep>;
