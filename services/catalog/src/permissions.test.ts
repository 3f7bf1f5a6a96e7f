import { describePermissions } from '@town/service-kit/testing/describe-permissions';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';

const { auth, settings } = useFakeAuth();

describePermissions(
  'catalog',
  useService(catalogService, settings),
  (role) => auth().tokenOf(role),
  () => auth().tokenBeforeEnrolment(),
);
