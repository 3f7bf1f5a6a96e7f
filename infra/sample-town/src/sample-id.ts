import { stableId } from '@town/service-kit/database/stable-id';

/** An id derived from the name, the same on every machine. */
export const sampleId = (kind: string, name: string) => stableId(`town-sample/${kind}/${name}`);
