import type { Decision } from '@town/contracts/owners/owner-requests';
import { Button } from '@town/ui/button';
import { CheckboxField } from '@town/ui/checkbox-field';
import { Dialog } from '@town/ui/dialog';
import { TextArea } from '@town/ui/text-area';
import { type FormEvent, type RefObject, useState } from 'react';
import dialogCss from '../dialog.module.css';
import type { ShownRequest } from './request-reader';
import type { useDecision } from './use-claims';

/** A decision that staff must confirm. */
export interface DecisionQuestion {
  request: ShownRequest;
  decision: Decision['decision'];
}

interface DecisionDialogProps {
  /** Null while the dialog is closed. */
  question: DecisionQuestion | null;
  decide: ReturnType<typeof useDecision>;
  /** Takes the focus after the request has left the list. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
}

/** Confirms a decision, which cannot be undone, and asks for a reason that the owner receives. */
export function DecisionDialog({ question, decide, heading, onClose }: DecisionDialogProps) {
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      locked={decide.isPending}
      fallbackFocus={heading}
      title={question && titleOf(question)}
      description={question && consequenceOf(question)}
    >
      {question && <DecisionForm question={question} decide={decide} onClose={onClose} />}
    </Dialog>
  );
}

type DecisionFormProps = Omit<DecisionDialogProps, 'question' | 'heading'> & {
  question: DecisionQuestion;
};

function DecisionForm({ question, decide, onClose }: DecisionFormProps) {
  const [reason, setReason] = useState('');
  const [replaces, setReplaces] = useState(false);
  const { request, decision } = question;
  const { owner } = request.onRecord;
  const canReplace =
    request.kind === 'claim' && decision === 'approved' && owner && owner !== request.email;
  function send(event: FormEvent) {
    event.preventDefault();
    const replaced = replaces && owner ? { replacesOwner: owner } : {};
    const answer = { decision, reason, ...seenOf(request), ...replaced };
    decide.mutate({ request, ...answer }, { onSuccess: onClose });
  }
  return (
    <form className={dialogCss.form} onSubmit={send} aria-label="Decision">
      <TextArea
        label="Message to the owner (optional)"
        help="It is part of the e-mail"
        maxLength={500}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {canReplace && (
        <CheckboxField
          label={`The business has changed hands: ${owner} loses access`}
          help={`${request.email} becomes the owner. A plan that ${owner} pays goes on until they cancel it.`}
          checked={replaces}
          onChange={({ target }) => setReplaces(target.checked)}
        />
      )}
      <div className={dialogCss.actions}>
        <Button type="submit" busy={decide.isPending}>
          {decision === 'approved' ? 'Approve' : 'Refuse'}
        </Button>
        <Button variant="secondary" idle={decide.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The changes that the clerk has seen, because the owner may have corrected them since. */
function seenOf({ kind, changes }: ShownRequest): Pick<Decision, 'changes'> {
  if (kind !== 'change') return {};
  return { changes: Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
}

function titleOf({ request, decision }: DecisionQuestion): string {
  const what = request.kind === 'change' ? 'change' : 'claim';
  return `${decision === 'approved' ? 'Approve' : 'Refuse'} the ${what} of ${request.businessName}?`;
}

function consequenceOf({ request, decision }: DecisionQuestion): string {
  const { kind, email } = request;
  if (kind === 'change') {
    return decision === 'approved'
      ? 'Visitors see the new text at once.'
      : 'Visitors keep seeing the text as it is.';
  }
  return decision === 'approved'
    ? `${email} can edit this business from now on.`
    : `${email} cannot edit this business.`;
}
