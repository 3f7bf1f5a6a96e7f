import { businessKind } from '@town/contracts/managed-records/managed-kinds';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { publishedSchema } from '@town/contracts/managed-records/record-kind';
import css from './business-preview.module.css';

const shown = ['name', 'description', 'category', 'address', 'phone', 'website'] as const;

interface BusinessPreviewProps {
  business: RecordContent;
  /** Whether to list the problems that prevent publishing. */
  checked?: boolean;
}

/** The fields of a business that visitors will see after it is published. */
export function BusinessPreview({ business, checked }: BusinessPreviewProps) {
  const errors = checked ? businessErrors(business) : [];
  return (
    <>
      <dl className={css.fields}>
        {shown.map((field) => (
          <div key={field}>
            <dt>{businessKind.fields[field]?.label}</dt>
            <dd>{textOf(field, business[field])}</dd>
          </div>
        ))}
      </dl>
      {errors.length > 0 && (
        <ul className={css.errors} aria-label="What keeps it from being published">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The problems that prevent a business from being published; empty if there are none. */
export function businessErrors(business: RecordContent): string[] {
  const { error } = publishedSchema(businessKind).safeParse(business);
  return error ? error.issues.map(({ message }) => message) : [];
}

function textOf(field: string, value: unknown): string {
  if (typeof value !== 'string' || !value) return 'Not provided';
  const option = businessKind.fields[field]?.options?.find((each) => each.value === value);
  return option?.label ?? value;
}
