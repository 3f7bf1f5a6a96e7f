import {
  type PriceChange,
  priceChangeNoticeDays,
  priceChangeSchema,
} from '@town/contracts/plans/price-change';
import { plans } from '@town/contracts/plans/price-list';
import { addDays, formatDate } from '@town/contracts/town/date';
import { fieldErrorsOf, messageOf } from '@town/slice-kit/send-json';
import { unsentAdvice } from '@town/slice-kit/unsent-advice';
import { useTownDay } from '@town/slice-kit/use-town-day';
import { Button } from '@town/ui/button';
import { SelectField } from '@town/ui/select-field';
import { TextField } from '@town/ui/text-field';
import { type FieldErrors, type Resolver, type UseFormRegister, useForm } from 'react-hook-form';
import dialogCss from '../dialog.module.css';
import type { usePriceActions } from './use-price-changes';

/** What is typed. */
export interface TypedPrice {
  plan: string;
  /** In dollars. */
  price: string;
  from: string;
}

interface PriceFormProps {
  /** The values typed earlier, when the person returns from the confirmation. */
  typed: TypedPrice;
  ask: ReturnType<typeof usePriceActions>['ask'];
  onTyped(typed: TypedPrice): void;
  onCancel(): void;
}

const planOptions = Object.values(plans).map(({ id, name }) => ({ value: id, label: name }));

/** Asks for plan, price and day. The server checks them before anything is announced. */
export function PriceForm({ typed, ask, onTyped, onCancel }: PriceFormProps) {
  const { register, handleSubmit, setError, getValues, formState } = useForm<
    TypedPrice,
    unknown,
    PriceChange
  >({ resolver, defaultValues: typed });
  function send(change: PriceChange) {
    onTyped(getValues());
    ask.mutate(change, {
      onError(error) {
        const { field, message } = refusalOf(error);
        setError(field, { message }, { shouldFocus: true });
      },
    });
  }
  return (
    <form
      className={dialogCss.form}
      onSubmit={handleSubmit(send)}
      noValidate
      aria-label="Another price"
    >
      <PriceFields register={register} errors={formState.errors} />
      <div className={dialogCss.actions}>
        <Button type="submit" busy={ask.isPending}>
          Continue
        </Button>
        <Button variant="secondary" idle={ask.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface PriceFieldsProps {
  register: UseFormRegister<TypedPrice>;
  errors: FieldErrors<TypedPrice>;
}

function PriceFields({ register, errors }: PriceFieldsProps) {
  const { today } = useTownDay();
  const earliest = addDays(today, priceChangeNoticeDays);
  return (
    <>
      <SelectField
        label="Plan"
        options={planOptions}
        {...register('plan')}
        error={errors.plan?.message}
        announced
      />
      <TextField
        label="New price in dollars"
        inputMode="decimal"
        autoComplete="off"
        {...register('price')}
        error={errors.price?.message}
        announced
      />
      <TextField
        label="First day"
        type="date"
        min={earliest}
        help={`${formatDate(earliest)} or later: owners are told ${priceChangeNoticeDays} days ahead.`}
        {...register('from')}
        error={errors.from?.message}
        announced
      />
    </>
  );
}

const resolver: Resolver<TypedPrice, unknown, PriceChange> = ({ plan, price, from }) => {
  const parsed = priceChangeSchema.safeParse({ plan, cents: centsOf(price), from });
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors = parsed.error.issues.map(
    ({ path, message }) => [fieldOf(path[0]), { type: 'validation', message }] as const,
  );
  return { values: {}, errors: Object.fromEntries(errors) };
};

/** The server's error about a price, and its field. */
function refusalOf(error: unknown): { field: keyof TypedPrice; message: string } {
  const [wrong] = fieldErrorsOf(error);
  const message =
    wrong?.message ?? messageOf(error) ?? unsentAdvice('Not checked. Please try again.');
  return { field: fieldOf(wrong?.path), message };
}

/** "59" and "$59.00" as 5900; undefined for text that is not a price in whole cents. */
function centsOf(price: string): number | undefined {
  const amount = /^\$?(\d+(?:\.\d{1,2})?)$/.exec(price.trim())?.[1];
  return amount === undefined ? undefined : Math.round(Number(amount) * 100);
}

/** The field of the form for a field of the call. */
function fieldOf(path: PropertyKey | undefined): keyof TypedPrice {
  if (path === 'cents') return 'price';
  return path === 'from' ? 'from' : 'plan';
}
