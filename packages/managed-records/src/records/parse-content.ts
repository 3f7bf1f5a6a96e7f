import {
  draftSchema,
  publishedSchema,
  type RecordContent,
} from '@town/contracts/managed-records/record-kind';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import type { ManagedKind } from '../managed-kind.js';
import { townMoment } from '../town-moment.js';

/**
 * Validates the fields of a record. Fields that the kind does not define are kept: earlier releases and
 * other parts of the service may have stored them.
 * @param isPublic whether the public will see it; a draft may lack what is required
 * @throws ValidationProblem with the error of each field
 */
export function parseContent(
  managed: ManagedKind,
  content: RecordContent,
  isPublic: boolean,
): RecordContent {
  const schema = isPublic ? publishedSchema(managed.kind) : draftSchema(managed.kind);
  const parsed = schema.safeParse(content);
  if (!parsed.success) {
    throw new ValidationProblem(
      parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    );
  }
  const complete = { ...content, ...parsed.data };
  return managed.clean?.(complete) ?? complete;
}

/**
 * Validates a change by staff like `parseContent`, and also against the previous content.
 * @throws ValidationProblem with the error of each field
 */
export function parseChange(
  managed: ManagedKind,
  before: RecordContent,
  change: RecordContent,
  isPublic: boolean,
): RecordContent {
  const content = parseContent(managed, { ...before, ...change }, isPublic);
  const errors = managed.saveErrors?.(before, content) ?? [];
  if (errors.length > 0) throw new ValidationProblem(errors);
  return content;
}

/**
 * The fields of a request's body that belong to the kind.
 * @param timeZone the zone of times that do not name one
 */
export function knownFields(
  { kind }: ManagedKind,
  body: RecordContent,
  timeZone?: string,
): RecordContent {
  const understood = (name: string, value: unknown) =>
    timeZone && kind.fields[name]?.input === 'instant' && typeof value === 'string'
      ? townMoment(value, timeZone)
      : value;
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => name in kind.fields)
      .map(([name, value]) => [name, understood(name, value)]),
  );
}
