import { describePermissions } from '@town/service-kit/testing/describe-permissions';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { mediaService } from './media-service.js';
import { useRecordServices } from './testing/fake-record-services.js';

const { auth, settings } = useFakeAuth();
const records = useRecordServices();
beforeAll(() => {
  Object.assign(process.env, records.variables());
});

describePermissions(
  'media',
  useService(mediaService, settings),
  (role) => auth().tokenOf(role),
  () => auth().tokenBeforeEnrolment(),
);
