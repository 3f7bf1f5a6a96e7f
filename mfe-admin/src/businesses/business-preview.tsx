import { businessKind } from '@town/contracts/managed-records/managed-kinds';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { publishedSchema } from '@town/contracts/managed-records/record-kind';
import css from './business-preview.module.css';

const shown = ['name', 'description', 'category', 'address', 'phone', 'website'] as const;

interface BusinessPreviewProps {
  business: RecordContent;
  /** Says what keeps it from being published. */
  checked?: boolean;
}

/** What visitors will see of a business, field by field, before it is published. */
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

/** What keeps a business from being published; empty where nothing does. */
export function businessErrors(business: RecordContent): string[] {
  const { error } = publishedSchema(businessKind).safeParse(business);
  return error ? error.issues.map(({ message }) => message) : [];
}

function textOf(field: string, value: unknown): string {
  if (typeof value !== 'string' || !value) return 'Not provided';
  const option = businessKind.fields[field]?.options?.find((each) => each.value === value);
  return option?.label ?? value;
}
