import { describePermissions } from '@town/service-kit/testing/describe-permissions';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { advertisingService } from './advertising-service.js';

const { auth, settings } = useFakeAuth();

describePermissions(
  'advertising',
  useService(advertisingService, settings),
  (role) => auth().tokenOf(role),
  () => auth().tokenBeforeEnrolment(),
);
