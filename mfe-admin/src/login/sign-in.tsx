import { lazyPart } from '@town/slice-kit/lazy-part';
import { useToasts } from '@town/slice-kit/toasts';
import { Spinner } from '@town/ui/spinner';
import { Suspense, useState } from 'react';
import { LoginForm } from './login-form';

// Only accounts with a second factor need it.
const SecondStep = lazyPart(
  () => import(/* webpackChunkName: "second-step" */ './second-step/second-step'),
);

interface SignInProps {
  /** Who is asked to sign in, where that is known. */
  username?: string | undefined;
  onSignedIn(): void;
  /** Called with true when the second step takes the place of the first, and with false when it ends. */
  onStep?(isSecond: boolean): void;
}

/** The sign-in: the password, and then the second factor where the account has one. */
export function SignIn({ username, onSignedIn, onStep }: SignInProps) {
  const showToast = useToasts((state) => state.show);
  const [problem, setProblem] = useState<string | null>(null);
  const [wasInSecond, setWasInSecond] = useState(false);
  const begin = (text: string) => {
    setProblem(text);
    onStep?.(true);
  };
  const startAgain = (reason?: string) => {
    setProblem(null);
    setWasInSecond(true);
    onStep?.(false);
    if (reason) showToast({ tone: 'error', title: 'Login Failed', description: reason });
  };
  if (problem === null) {
    return (
      <LoginForm
        username={username}
        focused={wasInSecond}
        onSignedIn={onSignedIn}
        onSecondFactor={begin}
      />
    );
  }
  return (
    <Suspense fallback={<Spinner label="Loading the second step..." />}>
      <SecondStep problem={problem} onSignedIn={onSignedIn} onStartAgain={startAgain} />
    </Suspense>
  );
}
