import { describePermissions } from '@town/service-kit/testing/describe-permissions';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from './content-service.js';

const { auth, settings } = useFakeAuth();

describePermissions(
  'content',
  useService(contentService, settings),
  (role) => auth().tokenOf(role),
  () => auth().tokenBeforeEnrolment(),
);
