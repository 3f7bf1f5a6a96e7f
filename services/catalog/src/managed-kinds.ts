import { businessSchema } from '@town/contracts/businesses/record';
import { churchSchema } from '@town/contracts/churches/record';
import {
  businessKind,
  churchKind,
  propertyKind,
  serviceKind,
} from '@town/contracts/managed-records/managed-kinds';
import { propertySchema } from '@town/contracts/properties/record';
import { serviceSchema } from '@town/contracts/services/record';
import type { ManagedKind } from '@town/managed-records/managed-kind';
import { BusinessEntity } from './businesses/business-entity.js';
import { ChurchEntity } from './churches/church-entity.js';
import { BusinessMemberEntity } from './owners/people/business-member-entity.js';
import { OwnerRequestEntity } from './owners/requests/owner-request-entity.js';
import { PropertyEntity } from './properties/property-entity.js';
import { ServiceEntity } from './services/service-entity.js';

export const managedBusinesses: ManagedKind = {
  kind: businessKind,
  table: 'businesses',
  shown: { entity: BusinessEntity, schema: businessSchema },
  isInUse: async (manager, businessId) =>
    (await manager.existsBy(BusinessMemberEntity, { businessId })) ||
    manager.existsBy(OwnerRequestEntity, { businessId, status: 'pending' }),
};

/** The kinds of record that staff manage in this service, and the tables of their public rows. */
export const managedKinds: readonly ManagedKind[] = [
  managedBusinesses,
  {
    kind: serviceKind,
    table: 'services',
    shown: { entity: ServiceEntity, schema: serviceSchema },
  },
  {
    kind: churchKind,
    table: 'churches',
    shown: { entity: ChurchEntity, schema: churchSchema },
  },
  {
    kind: propertyKind,
    table: 'properties',
    shown: { entity: PropertyEntity, schema: propertySchema },
  },
];
