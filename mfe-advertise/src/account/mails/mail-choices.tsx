import { ownerApi } from '@town/contracts/api/paths';
import type { MailPreferences, OwnerMailKind } from '@town/contracts/owners/mails';
import { useQuery } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { CheckboxField } from '@town/ui/checkbox-field';
import css from '../account.module.css';
import { type PlainMessage, useText } from '../messages/use-text';
import { Fetched } from '../part';
import { useOwnerAction } from '../use-owner-action';
import { mailsQuery } from './mails-query';

const choices: readonly { kind: OwnerMailKind; label: PlainMessage; help: PlainMessage }[] = [
  {
    kind: 'statistics',
    label: 'The numbers of each month',
    help: 'In the first days of a month: what visitors did with your listing in the last one.',
  },
  {
    kind: 'hours',
    label: 'A question about opening hours',
    help: 'Four times a year: whether your hours are still right.',
  },
];

/** The mails that an owner can switch off. Each change is saved at once. */
export function MailChoices() {
  const text = useText();
  const mails = useQuery(mailsQuery);
  const save = useOwnerAction({
    call: (wanted: MailPreferences) =>
      sendJson(ownerApi.mails, wanted, { method: 'PUT', asOwner: true }),
    changes: [ownerApi.mails],
    done: text('Saved'),
    failed: text('Not saved'),
  });
  return (
    <div className={css.part}>
      <Fetched query={mails} what="your mails">
        {(kept) => {
          const shown = save.isPending ? save.variables : kept;
          return choices.map(({ kind, label, help }) => (
            <CheckboxField
              key={kind}
              label={text(label)}
              help={text(help)}
              checked={shown[kind]}
              onChange={({ target }) => save.mutate({ ...shown, [kind]: target.checked })}
            />
          ));
        }}
      </Fetched>
      <p>{text('Mails about money, access and what you have sent us always come.')}</p>
    </div>
  );
}
