import { api } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { loadRecord, recordQuery } from '@town/slice-kit/record-query';
import type { SliceContext } from '@town/slice-kit/slice';
import { readProperty } from '../real-estate/properties-query';

/** One property. */
export const propertyQuery = (slug: string) => recordQuery(api.property(slug), readProperty);

/** What a property's page shows. */
export const loadProperty = (context: SliceContext, slug: string) =>
  loadRecord(context, propertyQuery(slug), { slug, address: pages.property });
