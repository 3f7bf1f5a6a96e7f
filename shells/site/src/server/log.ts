import { createLog } from '@town/process-kit/logger';

/** The log of the site's server. Never pass personal data. */
export const log = createLog({ service: 'site' });
