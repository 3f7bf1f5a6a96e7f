import { ConflictException } from '@nestjs/common';
import type { BulkAction, BulkCall } from '@town/contracts/managed-records/calls';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import type { ManagedKind } from '../managed-kind.js';
import type { RecordEntity } from '../records/record-entity.js';
import { categoryField } from './category-field.js';

/** Whether a change of several records writes fields; the others change only the state. */
export const writesFields = (action: BulkAction): action is 'recategorise' | 'cancel' =>
  action === 'recategorise' || action === 'cancel';

/**
 * The fields that a change of several records writes into each of them.
 * @throws ValidationProblem when the kind does not have them, or the call lacks a value
 */
export function bulkFields(
  { kind }: ManagedKind,
  { action, category, reason }: BulkCall,
): RecordContent {
  if (action === 'recategorise') {
    const field = categoryField(kind);
    if (field && category) return { [field]: category };
    throw new ValidationProblem([{ path: 'category', message: 'Please select a category' }]);
  }
  if (action !== 'cancel') return {};
  if (kind.name === 'events') return { status: 'cancelled', statusNote: reason ?? null };
  throw new ValidationProblem([{ path: 'action', message: 'Only events can be cancelled' }]);
}

/** @throws ConflictException when visitors do not see the event, or see it as cancelled already */
export function refuseCancelled({ state, title }: RecordEntity, shown: RecordContent): void {
  if (state !== 'published') {
    throw new ConflictException(`"${title}" is not public, so it cannot be cancelled.`);
  }
  if (shown['status'] === 'cancelled') {
    throw new ConflictException(`"${title}" is cancelled already.`);
  }
}
