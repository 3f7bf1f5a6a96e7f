/**
 * What an owner's edit does to a listing: which fields change at once, and which ones wait for the staff.
 * An edit names only the fields that it changes.
 */
import { businessKind } from '@town/contracts/managed-records/managed-kinds';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import {
  type ListingTier,
  ownerFields,
  premiumFields,
  reviewedFields,
} from '@town/contracts/owners/listings';
import { fieldChanges } from '@town/managed-records/records/field-changes';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { readPictures } from './listing-pictures.js';

const has = (names: readonly string[], name: string) => names.includes(name);

/** The fields that an owner may send. The day on which the hours were confirmed is set by the service. */
const editable = ownerFields.filter((name) => name !== 'hoursConfirmedOn');

/** The fields that a plan does not include. */
export const lockedFields = (tier: ListingTier): string[] =>
  tier === 'premium' ? [] : [...premiumFields];

/**
 * Splits an edit into changes that are live at once and changes that wait for the staff.
 * @param body the owner's request; fields that an owner may not edit are ignored
 * @param current the current values of the listing
 * @param waiting the values that are pending already
 * @param missing addresses of pictures that the library does not have
 * @throws ValidationProblem, or a 403 that names the fields outside the plan
 */
export function readEdit(
  body: RecordContent,
  current: RecordContent,
  waiting: RecordContent,
  tier: ListingTier,
  missing: ReadonlySet<string>,
): { live: RecordContent; waiting: RecordContent } {
  const { pictures, ...texts } = body;
  const given = parseFields(
    Object.fromEntries(Object.entries(texts).filter(([name]) => has(editable, name))),
  );
  const isForm = Object.keys(given).length > 0;
  const shown =
    pictures === undefined || (isForm && isLockedAndEmpty(pictures, tier))
      ? {}
      : readPictures(pictures, current, tier, missing);
  const changed = differences(current, { ...given, ...shown });
  refuseLocked(changed, tier);
  const reviewed = Object.entries({ ...waiting, ...given }).filter(([name]) =>
    has(reviewedFields, name),
  );
  return {
    live: Object.fromEntries(
      Object.entries(changed).filter(
        ([name]) => !has(reviewedFields, name) && !has(lockedFields(tier), name),
      ),
    ),
    // A value that equals the public one is not pending.
    waiting: differences(current, Object.fromEntries(reviewed)),
  };
}

/** The fields of `given` that differ from the current values of the listing. */
export function differences(current: RecordContent, given: RecordContent): RecordContent {
  const changes = fieldChanges(businessKind, current, { ...current, ...given });
  // `fieldChanges` reports null for an empty list, but a list column must not be null.
  return Object.fromEntries(changes.map(({ field }) => [field, given[field]]));
}

const isEmpty = (value: unknown) => (Array.isArray(value) ? value.length === 0 : !value);

/**
 * Whether a form without the plan sends the pictures empty. On its own an empty list is a removal: only the
 * owner's list of pictures sends it.
 */
const isLockedAndEmpty = (pictures: unknown, tier: ListingTier) =>
  has(lockedFields(tier), 'pictures') && isEmpty(pictures);

/** Without the plan, a form sends such a field empty: the stored value is kept. */
function refuseLocked(changed: RecordContent, tier: ListingTier): void {
  const errors = lockedFields(tier)
    .filter((name) => !isEmpty(changed[name]))
    .map((path) => ({
      path,
      message: `${businessKind.fields[path]!.label} is part of the Premium plan`,
    }));
  if (errors.length > 0) throw new ProblemException(403, errors[0]!.message, { errors });
}

function parseFields(given: RecordContent): RecordContent {
  const errors: { path: string; message: string }[] = [];
  const parsed: RecordContent = {};
  for (const [name, value] of Object.entries(given)) {
    const result = businessKind.fields[name]!.schema.safeParse(value);
    if (result.success) parsed[name] = result.data;
    else {
      const issues = result.error.issues.map(({ path, message }) => ({
        path: [name, ...path].join('.'),
        message,
      }));
      errors.push(...issues);
    }
  }
  if (errors.length > 0) throw new ValidationProblem(errors);
  return parsed;
}
